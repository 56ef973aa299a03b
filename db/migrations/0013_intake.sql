-- Patient forms, from the first step to what the doctor reads: one row and one key all the way.
CREATE TABLE patient_forms (
  id uuid PRIMARY KEY,
  form text NOT NULL CHECK (form IN ('hair', 'skin')),
  -- The definition the patient saw: "hair.v1".
  version text NOT NULL CHECK (version ~ '^(hair|skin)\.v[1-9][0-9]{0,3}$' AND split_part(version, '.', 1) = form),
  state text NOT NULL CHECK (state IN ('draft', 'submitted')),
  -- The link is derived from the id with this key; only the hash of its secret is kept.
  token_key_id text NOT NULL CHECK (char_length(token_key_id) BETWEEN 1 AND 100),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- A key of its own, closed by the key ring. Without it nothing of the form can be read again.
  record_key_encrypted bytea NOT NULL CHECK (octet_length(record_key_encrypted) BETWEEN 60 AND 200),
  -- Everything that was answered, closed by that key.
  answers_sealed bytea NOT NULL CHECK (octet_length(answers_sealed) <= 2000000),
  -- The sections that were continued from: addresses of steps, nothing medical.
  finished text[] NOT NULL DEFAULT '{}',
  -- Raised by every change: two windows can't overwrite each other.
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
  -- Known from the visit it was opened from, or since staff said who it is.
  patient_id uuid REFERENCES patients,
  -- All that the front desk may know: the doctor has to call.
  urgent boolean NOT NULL DEFAULT false,
  language text NOT NULL CHECK (language IN ('en', 'hi', 'mr')),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  submitted_at timestamptz,
  -- A draft is erased then.
  expires_at timestamptz,
  CHECK (created_at <= changed_at),
  CHECK ((state = 'submitted') = (submitted_at IS NOT NULL)),
  CHECK ((state = 'draft') = (expires_at IS NOT NULL))
);

CREATE INDEX patient_forms_expired ON patient_forms (expires_at) WHERE state = 'draft';
CREATE INDEX patient_forms_patient ON patient_forms (patient_id, submitted_at DESC) WHERE patient_id IS NOT NULL;
CREATE INDEX patient_forms_appointment ON patient_forms (appointment_id) WHERE appointment_id IS NOT NULL;
CREATE INDEX patient_forms_unattached ON patient_forms (submitted_at DESC)
  WHERE state = 'submitted' AND patient_id IS NULL;

-- A consent may be about a form.
ALTER TABLE consents
  ADD COLUMN form_id uuid REFERENCES patient_forms ON DELETE CASCADE,
  DROP CONSTRAINT consents_about_one,
  ADD CONSTRAINT consents_about_one CHECK (num_nonnulls(appointment_id, enquiry_id, form_id) = 1);

CREATE UNIQUE INDEX consents_form ON consents (form_id, purpose) WHERE form_id IS NOT NULL;

-- So may a message: the link to go on with a form later.
ALTER TABLE messages
  ADD COLUMN form_id uuid REFERENCES patient_forms ON DELETE CASCADE,
  DROP CONSTRAINT messages_about_one,
  ADD CONSTRAINT messages_about_one CHECK (num_nonnulls(appointment_id, enquiry_id, form_id) = 1),
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'lost-link', 'reminder-day', 'reminder-hours', 'waiting-offer', 'enquiry',
    'enquiry-reply', 'form-link'
  )),
  ADD CONSTRAINT messages_form_kind CHECK ((kind = 'form-link') = (form_id IS NOT NULL)),
  ADD CONSTRAINT messages_form_to_patient CHECK (kind <> 'form-link' OR recipient = 'patient');

CREATE INDEX messages_form ON messages (form_id) WHERE form_id IS NOT NULL;
