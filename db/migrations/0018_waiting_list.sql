-- The waiting list of full days, and the times that are offered to who waits.

-- A time that is offered is held by a row of its own under the overlap constraint of all appointments. It becomes an
-- appointment when it is taken, and is deleted when it is not.
ALTER TABLE appointments
  DROP CONSTRAINT appointments_status_check,
  ADD CONSTRAINT appointments_status_check CHECK (
    status IN ('offered', 'booked', 'confirmed', 'arrived', 'in-consultation', 'completed', 'no-show', 'cancelled')
  );

CREATE TABLE waiting_entries (
  id uuid PRIMARY KEY,
  -- Who joined first is asked first.
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- The link to see an offer or to leave is derived from the id with this key; only its hash is kept.
  link_key_id text NOT NULL CHECK (char_length(link_key_id) BETWEEN 1 AND 100),
  link_hash bytea NOT NULL UNIQUE CHECK (octet_length(link_hash) = 32),
  -- Of the form's key: sent twice, it is one place on the list.
  request_hash bytea UNIQUE CHECK (octet_length(request_hash) = 32),
  status text NOT NULL CHECK (status IN ('waiting', 'booked', 'left', 'removed')),
  appointment_type_id text NOT NULL REFERENCES appointment_types,
  -- Absent: anyone who offers the visit.
  practitioner_id text REFERENCES practitioners,
  wanted_on date[] NOT NULL CHECK (cardinality(wanted_on) BETWEEN 1 AND 7),
  last_day date NOT NULL,
  part_of_day text NOT NULL CHECK (part_of_day IN ('any', 'morning', 'afternoon')),
  -- Who waits is known here only as long as they wait.
  full_name text CHECK (char_length(full_name) BETWEEN 1 AND 100),
  mobile_number text CHECK (mobile_number ~ '^\+[1-9][0-9]{3,17}$'),
  email text CHECK (char_length(email) BETWEEN 3 AND 254),
  -- Encrypted by the application; the plain text has at most 1000 characters.
  note_encrypted text CHECK (char_length(note_encrypted) <= 8000),
  treatment text CHECK (treatment ~ '^[a-z0-9-]+(/[a-z0-9-]+)?$' AND char_length(treatment) <= 120),
  began_on text CHECK (began_on ~ '^/[a-zA-Z0-9/-]*$' AND char_length(began_on) <= 160),
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  joined_through text NOT NULL CHECK (joined_through IN ('website', 'desk')),
  -- The notice beside the consent box that was ticked; nobody ticks a box on the phone.
  notice_version text CHECK (char_length(notice_version) BETWEEN 1 AND 40),
  joined_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- What came of it.
  appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
  CHECK (last_day = ANY (wanted_on)),
  CHECK ((joined_through = 'website') = (notice_version IS NOT NULL)),
  CHECK ((status = 'waiting') = (full_name IS NOT NULL)),
  CHECK ((status = 'waiting') = (mobile_number IS NOT NULL)),
  CHECK (status = 'waiting' OR (email IS NULL AND note_encrypted IS NULL AND treatment IS NULL))
);

CREATE INDEX waiting_entries_waiting ON waiting_entries (position) WHERE status = 'waiting';
CREATE INDEX waiting_entries_last_day ON waiting_entries (last_day);
CREATE INDEX waiting_entries_mobile_number ON waiting_entries (mobile_number) WHERE status = 'waiting';

CREATE TABLE waiting_offers (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES waiting_entries ON DELETE CASCADE,
  -- The row that holds the time while the offer stands.
  held_by uuid UNIQUE REFERENCES appointments,
  practitioner_id text NOT NULL REFERENCES practitioners,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Who of the desk offered it; absent where the list did.
  made_by text CHECK (char_length(made_by) BETWEEN 1 AND 100),
  outcome text CHECK (outcome IN ('accepted', 'declined', 'expired', 'withdrawn')),
  ended_at timestamptz,
  CHECK (starts_at < ends_at),
  CHECK (made_at < expires_at),
  CHECK ((outcome IS NULL) = (held_by IS NOT NULL)),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);

-- One offer at a time for each person.
CREATE UNIQUE INDEX waiting_offers_standing ON waiting_offers (entry_id) WHERE outcome IS NULL;
CREATE INDEX waiting_offers_expires_at ON waiting_offers (expires_at) WHERE outcome IS NULL;
CREATE INDEX waiting_offers_entry ON waiting_offers (entry_id, starts_at);
