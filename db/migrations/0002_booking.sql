-- What can be booked, with whom, when, and what has been booked.

-- The clinic's hours, breaks, closures and booking rules, as one document with a version.
CREATE TABLE clinic_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version integer NOT NULL CHECK (version > 0),
  settings jsonb NOT NULL,
  -- 'file' until somebody changes the settings in the application; then the file no longer decides.
  source text NOT NULL CHECK (source IN ('file', 'staff')),
  -- sha256 of the plan last taken from the clinic's file, to notice that the file was edited.
  file_fingerprint bytea NOT NULL CHECK (octet_length(file_fingerprint) = 32),
  changed_at timestamptz NOT NULL
);

CREATE TABLE appointment_types (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,59}$'),
  position integer NOT NULL,
  -- Nothing that was ever booked is deleted: it is only no longer offered.
  active boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  minutes integer NOT NULL CHECK (minutes BETWEEN 5 AND 480),
  buffer_before_minutes integer NOT NULL CHECK (buffer_before_minutes BETWEEN 0 AND 240),
  buffer_after_minutes integer NOT NULL CHECK (buffer_after_minutes BETWEEN 0 AND 240),
  fee_rupees integer CHECK (fee_rupees >= 0)
);

CREATE TABLE practitioners (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,59}$'),
  position integer NOT NULL,
  active boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  qualification text CHECK (char_length(qualification) BETWEEN 1 AND 200),
  registration_number text CHECK (char_length(registration_number) BETWEEN 1 AND 80),
  -- A week of the person's own, where it differs from the clinic's.
  hours jsonb
);

CREATE TABLE practitioner_appointment_types (
  practitioner_id text NOT NULL REFERENCES practitioners,
  appointment_type_id text NOT NULL REFERENCES appointment_types,
  PRIMARY KEY (practitioner_id, appointment_type_id)
);

CREATE TABLE practitioner_leave (
  id uuid PRIMARY KEY,
  practitioner_id text NOT NULL REFERENCES practitioners,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);

CREATE INDEX practitioner_leave_ends_at ON practitioner_leave (ends_at);

CREATE TABLE appointments (
  id uuid PRIMARY KEY,
  -- Said on the phone; opens nothing by itself.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[34679CDFGHJKMPQRTVWXY]{8}$'),
  -- The manage link is derived from the id with this key; only the hash of the link's secret is kept.
  manage_key_id text NOT NULL CHECK (char_length(manage_key_id) BETWEEN 1 AND 100),
  manage_token_hash bytea NOT NULL UNIQUE CHECK (octet_length(manage_token_hash) = 32),
  -- A repeated request carries the same key; the keyed hash of its content tells a repeat from a mistake.
  request_key_hash bytea UNIQUE CHECK (octet_length(request_key_hash) = 32),
  request_fingerprint bytea CHECK (octet_length(request_fingerprint) = 20),
  practitioner_id text NOT NULL REFERENCES practitioners,
  appointment_type_id text NOT NULL REFERENCES appointment_types,
  status text NOT NULL CHECK (
    status IN ('booked', 'confirmed', 'arrived', 'in-consultation', 'completed', 'no-show', 'cancelled')
  ),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The visit with its buffers, as they were when it was booked.
  held_from timestamptz NOT NULL,
  held_until timestamptz NOT NULL,
  held tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(held_from, held_until, '[)')) STORED,
  -- Raised by every change, so that calendars replace what they have.
  sequence integer NOT NULL CHECK (sequence >= 0),
  full_name text NOT NULL CHECK (char_length(full_name) BETWEEN 1 AND 100),
  mobile_number text NOT NULL CHECK (mobile_number ~ '^\+[1-9][0-9]{3,17}$'),
  email text CHECK (char_length(email) BETWEEN 3 AND 254),
  -- Encrypted by the application; the plain text has at most 1000 characters.
  note_encrypted text CHECK (char_length(note_encrypted) <= 8000),
  treatment text CHECK (treatment ~ '^[a-z0-9-]+(/[a-z0-9-]+)?$' AND char_length(treatment) <= 120),
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  booked_through text NOT NULL CHECK (booked_through IN ('website', 'api', 'desk')),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at),
  CHECK (held_from <= starts_at AND ends_at <= held_until),
  -- Lets the search for taken times begin one day before the range it is asked for.
  CHECK (held_until <= held_from + interval '24 hours'),
  CHECK ((request_key_hash IS NULL) = (request_fingerprint IS NULL)),
  -- Two people can't have the same practitioner at the same time, whatever the application believes.
  CONSTRAINT appointments_no_overlap EXCLUDE USING gist (practitioner_id WITH =, held WITH &&)
    WHERE (status NOT IN ('cancelled', 'no-show'))
);

CREATE INDEX appointments_taken ON appointments (held_from) INCLUDE (held_until, practitioner_id)
  WHERE status NOT IN ('cancelled', 'no-show');
CREATE INDEX appointments_starts_at ON appointments (starts_at);
CREATE INDEX appointments_mobile_number ON appointments (mobile_number, starts_at);

-- What happened to an appointment, in order; never changed.
CREATE TABLE appointment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  happened_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('booked', 'moved', 'cancelled', 'status-changed')),
  actor text NOT NULL CHECK (actor IN ('patient', 'staff', 'system')),
  status text NOT NULL,
  starts_at timestamptz NOT NULL,
  practitioner_id text NOT NULL REFERENCES practitioners
);

CREATE INDEX appointment_events_appointment ON appointment_events (appointment_id, id);

CREATE TABLE consents (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  purpose text NOT NULL CHECK (purpose ~ '^[a-z][a-z-]{0,59}$'),
  notice_version text NOT NULL CHECK (char_length(notice_version) BETWEEN 1 AND 40),
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK (withdrawn_at >= given_at)
);

CREATE INDEX consents_appointment ON consents (appointment_id);
