-- The way back to an appointment without its link or reference: six digits, sent to the way on file.

-- A code is made again from this row's id, its receiver and a key outside the database: neither it nor a hash of it is
-- kept. Who asks for people nobody knows gets a row as well, with no appointment.
CREATE TABLE return_codes (
  id uuid PRIMARY KEY,
  key_id text NOT NULL CHECK (char_length(key_id) BETWEEN 1 AND 100),
  -- Of the address at which the code is typed.
  ticket_hash bytea NOT NULL UNIQUE CHECK (octet_length(ticket_hash) = 32),
  -- What was coming under the number or address that was typed; neither of those is kept.
  appointment_ids uuid[] NOT NULL CHECK (cardinality(appointment_ids) <= 5),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  -- A code opens once. What it opened is listed for a while at an address of its own, made then.
  used_at timestamptz,
  opened_ids uuid[] CHECK (cardinality(opened_ids) BETWEEN 1 AND 5),
  list_hash bytea UNIQUE CHECK (octet_length(list_hash) = 32),
  CHECK (made_at < expires_at),
  CHECK ((used_at IS NULL) = (opened_ids IS NULL)),
  CHECK ((used_at IS NULL) = (list_hash IS NULL))
);
CREATE INDEX return_codes_expires_at ON return_codes (expires_at);

-- The mail with a lost link becomes the message with a code, which may take every way that a clinic has.
ALTER TABLE messages
  ADD COLUMN return_code_id uuid REFERENCES return_codes ON DELETE SET NULL,
  DROP CONSTRAINT messages_kind_check;
UPDATE messages SET kind = 'return-code' WHERE kind = 'lost-link';
ALTER TABLE messages
  ADD CONSTRAINT messages_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'return-code', 'reminder-day', 'reminder-hours', 'waiting-offer', 'enquiry',
    'enquiry-reply', 'form-link', 'waiting-joined'
  )),
  ADD CONSTRAINT messages_return_code CHECK (return_code_id IS NULL OR kind = 'return-code'),
  ADD CONSTRAINT messages_return_code_to_patient CHECK (kind <> 'return-code' OR recipient = 'patient');
CREATE INDEX messages_return_codes ON messages (return_code_id) WHERE return_code_id IS NOT NULL;

ALTER TABLE message_templates
  DROP CONSTRAINT message_templates_kind_check,
  ADD CONSTRAINT message_templates_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'return-code', 'reminder-day', 'reminder-hours', 'waiting-offer'
  ));
