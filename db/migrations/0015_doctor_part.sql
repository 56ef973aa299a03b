-- What staff do with a form that was sent: read it, call because of it, say whose it is.
CREATE TABLE form_handling (
  form_id uuid PRIMARY KEY REFERENCES patient_forms ON DELETE CASCADE,
  -- When a doctor opened the answers first.
  seen_at timestamptz,
  seen_by uuid REFERENCES staff_members,
  -- Of an urgent form: when the patient was called.
  called_at timestamptz,
  called_by uuid REFERENCES staff_members,
  -- When staff said whose form it is. Empty where the form came from a visit's own link.
  attached_at timestamptz,
  attached_by uuid REFERENCES staff_members,
  CHECK ((seen_at IS NULL) = (seen_by IS NULL)),
  CHECK ((called_at IS NULL) = (called_by IS NULL)),
  CHECK ((attached_at IS NULL) = (attached_by IS NULL))
);

-- The doctor's part: every version stays, closed by the form's own key. The highest revision is the one that counts;
-- two windows can't write the same one.
CREATE TABLE form_doctor_parts (
  id uuid PRIMARY KEY,
  form_id uuid NOT NULL REFERENCES patient_forms ON DELETE CASCADE,
  revision integer NOT NULL CHECK (revision > 0),
  answers_sealed bytea NOT NULL CHECK (octet_length(answers_sealed) <= 100000),
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL REFERENCES staff_members,
  UNIQUE (form_id, revision)
);

-- Notes are added, never changed.
CREATE TABLE form_notes (
  id uuid PRIMARY KEY,
  form_id uuid NOT NULL REFERENCES patient_forms ON DELETE CASCADE,
  text_sealed bytea NOT NULL CHECK (octet_length(text_sealed) <= 20000),
  written_at timestamptz NOT NULL,
  written_by uuid NOT NULL REFERENCES staff_members
);

CREATE INDEX form_notes_form ON form_notes (form_id, written_at);

-- What a program of a staff member's signs in with. The token itself is shown once and never stored.
CREATE TABLE staff_access_tokens (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_members,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  CHECK (created_at < expires_at)
);

CREATE INDEX staff_access_tokens_staff ON staff_access_tokens (staff_id, created_at DESC);
