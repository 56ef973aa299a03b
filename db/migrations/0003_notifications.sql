-- The outbox: what patient and clinic are to be told. A row names an appointment and a kind; the text is made when it
-- is sent, so the outbox holds no names, no times and no links.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  -- The order in which messages were queued.
  position bigint GENERATED ALWAYS AS IDENTITY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  kind text NOT NULL CHECK (kind IN ('booked', 'moved', 'cancelled', 'lost-link')),
  recipient text NOT NULL CHECK (recipient IN ('patient', 'clinic')),
  channel text NOT NULL CHECK (channel IN ('email')),
  -- held: nothing to send it with yet. superseded: a later message says what this one would have said wrongly.
  status text NOT NULL CHECK (status IN ('queued', 'held', 'sent', 'superseded', 'failed')),
  -- The same on every attempt, so that a repeated mail can be told from a second one.
  message_id text NOT NULL UNIQUE CHECK (message_id ~ '^<[^<>\s@]+@[^<>\s@]+>$'),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- Until then one process is busy with it.
  claimed_until timestamptz,
  -- The class of the last failure (a code), never what the mail server said: that may quote an address.
  last_error text CHECK (char_length(last_error) <= 60),
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CHECK (kind <> 'lost-link' OR recipient = 'patient')
);

CREATE INDEX messages_waiting ON messages (position) WHERE status IN ('queued', 'held');
CREATE INDEX messages_appointment ON messages (appointment_id, recipient, position);
