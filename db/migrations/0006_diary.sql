-- What the desk needs beyond booking: deliberate overbooking, blocked time, walk-ins, undo, private calendar feeds.

-- Only a row that says why may share its practitioner's time with another one.
ALTER TABLE appointments
  ADD COLUMN overbooking_reason text CHECK (char_length(overbooking_reason) BETWEEN 3 AND 200),
  -- The appointments that were made in one step (PRP, laser).
  ADD COLUMN series_id uuid,
  -- Since when it has had its status: how long somebody has been waiting.
  ADD COLUMN status_since timestamptz,
  DROP CONSTRAINT appointments_no_overlap,
  ADD CONSTRAINT appointments_no_overlap EXCLUDE USING gist (practitioner_id WITH =, held WITH &&)
    WHERE (status NOT IN ('cancelled', 'no-show') AND overbooking_reason IS NULL),
  DROP CONSTRAINT appointments_booked_through_check,
  ADD CONSTRAINT appointments_booked_through_check CHECK (booked_through IN ('website', 'api', 'desk', 'walk-in'));

UPDATE appointments SET status_since = changed_at;
ALTER TABLE appointments
  ALTER COLUMN status_since SET DEFAULT now(),
  ALTER COLUMN status_since SET NOT NULL;

CREATE INDEX appointments_series ON appointments (series_id) WHERE series_id IS NOT NULL;
-- What came in since the clinic closed.
CREATE INDEX appointments_created_at ON appointments (created_at);

-- Who of the staff did it, and the reason they gave for going past a rule.
ALTER TABLE appointment_events
  ADD COLUMN staff_id text,
  ADD COLUMN reason text CHECK (char_length(reason) BETWEEN 3 AND 200),
  DROP CONSTRAINT appointment_events_kind_check,
  ADD CONSTRAINT appointment_events_kind_check
    CHECK (kind IN ('booked', 'moved', 'cancelled', 'status-changed', 'undone'));

-- The last change of an appointment by the desk, for as long as nothing else has changed it.
CREATE TABLE appointment_undo (
  appointment_id uuid PRIMARY KEY REFERENCES appointments ON DELETE CASCADE,
  -- The sequence that change gave the appointment: undone only while it still has it.
  sequence integer NOT NULL CHECK (sequence > 0),
  staff_id text NOT NULL,
  made_at timestamptz NOT NULL,
  status text NOT NULL,
  status_since timestamptz NOT NULL,
  practitioner_id text NOT NULL REFERENCES practitioners,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  held_from timestamptz NOT NULL,
  held_until timestamptz NOT NULL,
  overbooking_reason text,
  -- Whether the patient was told of the change, and so has to be told that it is undone.
  was_told boolean NOT NULL
);

-- Blocked time is leave of an hour: the same rows keep it from being offered.
ALTER TABLE practitioner_leave
  ADD COLUMN kind text NOT NULL DEFAULT 'leave' CHECK (kind IN ('leave', 'block')),
  ADD COLUMN label text CHECK (char_length(label) BETWEEN 1 AND 60),
  ADD COLUMN staff_id text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();

-- People who came without an appointment. The name is here only while they wait.
CREATE TABLE walk_ins (
  id uuid PRIMARY KEY,
  joined_on date NOT NULL,
  token integer NOT NULL CHECK (token > 0),
  status text NOT NULL CHECK (status IN ('waiting', 'called', 'left')),
  full_name text CHECK (char_length(full_name) BETWEEN 1 AND 100),
  mobile_number text CHECK (mobile_number ~ '^\+[1-9][0-9]{3,17}$'),
  appointment_type_id text NOT NULL REFERENCES appointment_types,
  -- Absent: whoever is free first.
  practitioner_id text REFERENCES practitioners,
  joined_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- What came of it.
  appointment_id uuid REFERENCES appointments,
  UNIQUE (joined_on, token),
  CHECK ((status = 'waiting') = (full_name IS NOT NULL)),
  CHECK ((status = 'waiting') = (mobile_number IS NOT NULL)),
  CHECK ((status = 'called') = (appointment_id IS NOT NULL))
);

CREATE INDEX walk_ins_waiting ON walk_ins (joined_on, token) WHERE status = 'waiting';
CREATE INDEX walk_ins_appointment ON walk_ins (appointment_id);

-- A practitioner's private calendar address. Only the hash of its secret is kept.
CREATE TABLE calendar_feeds (
  practitioner_id text PRIMARY KEY REFERENCES practitioners,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  with_names boolean NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL
);
