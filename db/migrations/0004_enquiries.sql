-- What people write to the clinic with the contact form. Who they are and what they wrote is encrypted by the
-- application before it comes here.
CREATE TABLE enquiries (
  id uuid PRIMARY KEY,
  -- Said on the phone; opens nothing by itself.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[34679CDFGHJKMPQRTVWXY]{8}$'),
  topic text NOT NULL CHECK (topic IN ('treatment', 'appointment', 'bill-or-paper', 'opinion', 'my-data', 'other')),
  status text NOT NULL CHECK (status IN ('new', 'in-progress', 'done', 'spam')),
  full_name_encrypted text NOT NULL CHECK (char_length(full_name_encrypted) <= 1000),
  mobile_number_encrypted text NOT NULL CHECK (char_length(mobile_number_encrypted) <= 400),
  email_encrypted text CHECK (char_length(email_encrypted) <= 1500),
  -- The plain text has at most 2000 characters.
  message_encrypted text NOT NULL CHECK (char_length(message_encrypted) <= 12000),
  -- Of the form's key and of all that was sent with it: sent twice, it is one message.
  request_hash bytea NOT NULL UNIQUE CHECK (octet_length(request_hash) = 32),
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (created_at <= changed_at)
);

CREATE INDEX enquiries_open ON enquiries (created_at) WHERE status IN ('new', 'in-progress');
CREATE INDEX enquiries_changed_at ON enquiries (changed_at);

-- A consent is about an appointment or an enquiry.
ALTER TABLE consents
  ALTER COLUMN appointment_id DROP NOT NULL,
  ADD COLUMN enquiry_id uuid REFERENCES enquiries ON DELETE CASCADE,
  ADD CONSTRAINT consents_about_one CHECK (num_nonnulls(appointment_id, enquiry_id) = 1);

CREATE INDEX consents_enquiry ON consents (enquiry_id);

-- So is a message of the outbox.
ALTER TABLE messages
  ALTER COLUMN appointment_id DROP NOT NULL,
  ADD COLUMN enquiry_id uuid REFERENCES enquiries ON DELETE CASCADE,
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (kind IN ('booked', 'moved', 'cancelled', 'lost-link', 'enquiry')),
  ADD CONSTRAINT messages_about_one CHECK (num_nonnulls(appointment_id, enquiry_id) = 1),
  ADD CONSTRAINT messages_enquiry_kind CHECK ((kind = 'enquiry') = (enquiry_id IS NOT NULL));

CREATE INDEX messages_enquiry ON messages (enquiry_id);
