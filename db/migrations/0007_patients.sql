-- Who comes here. A person and a contact are different things: a family shares a phone, and somebody has two of them.

-- "Zoë" is found by "zoe". Written out with its schema, so that it means the same on every connection.
CREATE FUNCTION fold_name(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- A file of patients that was taken in, with what became of it.
CREATE TABLE patient_imports (
  id uuid PRIMARY KEY,
  -- sha256 of the file, to recognise one that was taken in before.
  file_hash bytea NOT NULL CHECK (octet_length(file_hash) = 32),
  -- Counts and numbers of lines: what was made, what was known, what could not be taken in.
  result jsonb NOT NULL CHECK (jsonb_typeof(result) = 'object'),
  imported_at timestamptz NOT NULL,
  imported_by text NOT NULL,
  undone_at timestamptz,
  undone_by text,
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);

CREATE INDEX patient_imports_file_hash ON patient_imports (file_hash);

-- A file between upload and import. Encrypted by the application; gone after a day.
CREATE TABLE patient_import_drafts (
  id uuid PRIMARY KEY,
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  file_hash bytea NOT NULL CHECK (octet_length(file_hash) = 32),
  text_encrypted text NOT NULL,
  mapping jsonb NOT NULL
);

CREATE TABLE patients (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CHECK (char_length(full_name) BETWEEN 1 AND 100),
  -- What is searched while typing: a space before each word marks where one begins.
  search_name text NOT NULL GENERATED ALWAYS AS (' ' || fold_name(full_name)) STORED,
  birth_date date,
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  -- Raised by every change: two windows can't overwrite each other.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  made_through text NOT NULL CHECK (made_through IN ('website', 'api', 'desk', 'import')),
  import_id uuid REFERENCES patient_imports,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Somebody found out that this is the same person as that one.
  merged_into uuid REFERENCES patients CHECK (merged_into <> id),
  -- Since then used for nothing but visits that are agreed and what the law asks for.
  restricted_at timestamptz,
  -- Erasing was asked for, and the law keeps the record until this day.
  erase_on date,
  erased_at timestamptz,
  CHECK (erase_on IS NULL OR restricted_at IS NOT NULL)
);

-- Without a list of entries to be sorted in later: few people come a day, and a search must not wade through it.
CREATE INDEX patients_search_name ON patients USING gin (search_name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX patients_by_name ON patients (search_name COLLATE "C", id) WHERE merged_into IS NULL AND erased_at IS NULL;
CREATE INDEX patients_merged_into ON patients (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX patients_import ON patients (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX patients_erase_on ON patients (erase_on) WHERE erase_on IS NOT NULL AND erased_at IS NULL;

CREATE TABLE patient_contacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  patient_id uuid NOT NULL REFERENCES patients,
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  value text NOT NULL CHECK (
    CASE kind WHEN 'phone' THEN value ~ '^\+[1-9][0-9]{3,17}$' ELSE char_length(value) BETWEEN 3 AND 254 END
  ),
  -- Absent: the patient's own. Else whose it is, in the desk's words: "mother".
  whose text CHECK (char_length(whose) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  UNIQUE (patient_id, kind, value)
);

CREATE INDEX patient_contacts_value ON patient_contacts (value, kind);
CREATE INDEX patient_contacts_search ON patient_contacts USING gin (value gin_trgm_ops)
  WITH (fastupdate = off) WHERE kind = 'phone';

-- What a merge moved, so that it can be taken back exactly.
CREATE TABLE patient_merges (
  id uuid PRIMARY KEY,
  -- The last one is taken back first.
  position bigint GENERATED ALWAYS AS IDENTITY,
  kept_id uuid NOT NULL REFERENCES patients,
  merged_id uuid NOT NULL REFERENCES patients,
  merged_at timestamptz NOT NULL,
  merged_by text NOT NULL,
  -- Ids of what moved, and the fields of the one who stays as they were and as they became.
  moved jsonb NOT NULL,
  undone_at timestamptz,
  undone_by text,
  CHECK (kept_id <> merged_id),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);

CREATE UNIQUE INDEX patient_merges_merged ON patient_merges (merged_id) WHERE undone_at IS NULL;
CREATE INDEX patient_merges_kept ON patient_merges (kept_id) WHERE undone_at IS NULL;

-- Absent only where nobody is meant (any more): an erased patient's visit stays as a count.
ALTER TABLE appointments ADD COLUMN patient_id uuid REFERENCES patients;

-- The visits an import made, so that they can be taken back.
CREATE TABLE patient_import_visits (
  import_id uuid NOT NULL REFERENCES patient_imports,
  appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
  PRIMARY KEY (import_id, appointment_id)
);

-- Who booked before there were patients: the same name and phone is one person.
CREATE TEMPORARY TABLE people ON COMMIT DROP AS
  SELECT gen_random_uuid() AS id, lower(full_name) AS name, mobile_number,
    (array_agg(full_name ORDER BY created_at, id))[1] AS full_name,
    (array_agg(language ORDER BY created_at DESC, id))[1] AS language,
    (array_agg(booked_through ORDER BY created_at, id))[1] AS made_through,
    min(created_at) AS created_at
  FROM appointments GROUP BY lower(full_name), mobile_number;
INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at)
  SELECT id, full_name, language, made_through, created_at, created_at FROM people;
INSERT INTO patient_contacts (patient_id, kind, value, created_at)
  SELECT id, 'phone', mobile_number, created_at FROM people;
UPDATE appointments SET patient_id = people.id
  FROM people WHERE people.name = lower(appointments.full_name) AND people.mobile_number = appointments.mobile_number;
INSERT INTO patient_contacts (patient_id, kind, value, created_at)
  SELECT patient_id, 'email', email, min(created_at) FROM appointments WHERE email IS NOT NULL GROUP BY patient_id, email;

CREATE INDEX appointments_patient ON appointments (patient_id, starts_at);
-- A reference found by its first letters.
CREATE INDEX appointments_reference_start ON appointments (reference text_pattern_ops);
