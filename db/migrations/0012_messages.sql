-- Reminders, ways to a patient besides mail, what became of each message, and the clinic's own words.

ALTER TABLE messages
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'lost-link', 'reminder-day', 'reminder-hours', 'waiting-offer', 'enquiry', 'enquiry-reply'
  )),
  ADD CONSTRAINT messages_reminder_to_patient CHECK (
    kind NOT IN ('reminder-day', 'reminder-hours', 'waiting-offer') OR recipient = 'patient'
  ),
  -- The way it takes now, or took last.
  DROP CONSTRAINT messages_channel_check,
  ADD CONSTRAINT messages_channel_check CHECK (channel IN ('email', 'whatsapp', 'sms')),
  -- The start of the visit that a reminder is for: a visit that moved is reminded of anew.
  ADD COLUMN about_starts_at timestamptz,
  ADD COLUMN failed_at timestamptz,
  -- Somebody at the desk told the patient by phone.
  ADD COLUMN called_at timestamptz,
  ADD COLUMN called_by text CHECK (char_length(called_by) BETWEEN 1 AND 100),
  -- How often the desk had it sent again; a job for each.
  ADD COLUMN resent integer NOT NULL DEFAULT 0 CHECK (resent >= 0),
  ADD CONSTRAINT messages_reminder_start CHECK ((kind IN ('reminder-day', 'reminder-hours')) = (about_starts_at IS NOT NULL)),
  ADD CONSTRAINT messages_called CHECK ((called_at IS NULL) = (called_by IS NULL));

UPDATE messages SET failed_at = created_at WHERE status = 'failed';
ALTER TABLE messages ADD CONSTRAINT messages_failed CHECK ((status = 'failed') = (failed_at IS NOT NULL));

-- No visit is reminded of twice, however many processes look.
CREATE UNIQUE INDEX messages_one_reminder ON messages (appointment_id, kind, about_starts_at)
  WHERE about_starts_at IS NOT NULL;
CREATE INDEX messages_by_status ON messages (status, position DESC);
CREATE INDEX messages_to_call ON messages (failed_at) WHERE status = 'failed' AND called_at IS NULL;

-- What became of a message on each way it took.
CREATE TABLE message_attempts (
  message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'whatsapp', 'sms')),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  -- taken: whoever carries it has it. The others are what a receipt said later, or why it was not taken.
  status text NOT NULL CHECK (status IN ('trying', 'taken', 'delivered', 'read', 'failed')),
  -- The carrier's own name for it, which receipts quote.
  provider_id text CHECK (char_length(provider_id) BETWEEN 1 AND 300),
  error text CHECK (char_length(error) <= 60),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, channel)
);

CREATE UNIQUE INDEX message_attempts_provider ON message_attempts (channel, provider_id);

-- The clinic's own words, a version for each change. Without a row the built-in words hold.
CREATE TABLE message_templates (
  kind text NOT NULL CHECK (kind IN ('booked', 'moved', 'cancelled', 'reminder-day', 'reminder-hours', 'waiting-offer')),
  channel text NOT NULL CHECK (channel IN ('email', 'whatsapp', 'sms')),
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  version integer NOT NULL CHECK (version > 0),
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 1000),
  -- The number a text has in the register of messages (India, DLT).
  dlt_id text CHECK (dlt_id ~ '^[0-9]{1,30}$'),
  -- The name it was approved under.
  whatsapp_name text CHECK (whatsapp_name ~ '^[a-z0-9_]+$' AND char_length(whatsapp_name) <= 512),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  PRIMARY KEY (kind, channel, language, version)
);
