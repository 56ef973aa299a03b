-- What the desk adds to enquiries, to settings and to the figures.

ALTER TABLE enquiries
  -- The id of the colleague who answers it.
  ADD COLUMN assigned_to text CHECK (char_length(assigned_to) BETWEEN 1 AND 100),
  -- Raised by every change at the desk, so that two windows notice each other.
  ADD COLUMN revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0);

CREATE INDEX enquiries_inbox ON enquiries (status, created_at DESC, id DESC);

-- What was done about an enquiry, in order; never changed, and gone with it.
CREATE TABLE enquiry_entries (
  -- A reply goes out as the message of the outbox with this same id.
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  enquiry_id uuid NOT NULL REFERENCES enquiries ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  -- Null for what was done from a terminal.
  staff_id text CHECK (char_length(staff_id) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('note', 'reply', 'whatsapp', 'assigned', 'status', 'appointment')),
  -- The new status, or the id of the colleague it was given to.
  value text CHECK (char_length(value) <= 100),
  -- Encrypted by the application; the plain text has at most 4000 characters.
  text_encrypted text CHECK (char_length(text_encrypted) <= 24000),
  CHECK ((kind IN ('note', 'reply')) = (text_encrypted IS NOT NULL))
);

CREATE INDEX enquiry_entries_enquiry ON enquiry_entries (enquiry_id, position);

-- Decisions of the clinic that are not about the diary: a document for each section, with a version.
CREATE TABLE desk_settings (
  section text PRIMARY KEY CHECK (section ~ '^[a-z][a-z-]{0,39}$'),
  version integer NOT NULL CHECK (version > 0),
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  changed_at timestamptz NOT NULL
);

-- The page of our own site from which the booking page was opened.
ALTER TABLE appointments
  ADD COLUMN began_on text CHECK (began_on ~ '^/[a-zA-Z0-9/-]*$' AND char_length(began_on) <= 160);

-- A message about an enquiry says that it has come, or what the desk answers.
ALTER TABLE messages
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check
    CHECK (kind IN ('booked', 'moved', 'cancelled', 'lost-link', 'enquiry', 'enquiry-reply')),
  DROP CONSTRAINT messages_enquiry_kind,
  ADD CONSTRAINT messages_enquiry_kind CHECK ((kind IN ('enquiry', 'enquiry-reply')) = (enquiry_id IS NOT NULL)),
  ADD CONSTRAINT messages_reply_to_sender CHECK (kind <> 'enquiry-reply' OR recipient = 'patient');
