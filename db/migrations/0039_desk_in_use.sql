-- Visits that lie in leave, closures or changed hours: their patients are asked once to choose another time, and the
-- desk may say that a visit stays as it is.

ALTER TABLE messages
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'return-code', 'reminder-day', 'reminder-hours', 'waiting-offer', 'enquiry',
    'enquiry-reply', 'form-link', 'waiting-joined', 'choose-again'
  )),
  -- The visit's time that it is about: asked about once, as a visit is reminded of once.
  DROP CONSTRAINT messages_reminder_start,
  ADD CONSTRAINT messages_about_start CHECK (
    (kind IN ('reminder-day', 'reminder-hours', 'choose-again')) = (about_starts_at IS NOT NULL)
  ),
  ADD CONSTRAINT messages_choose_again_to_patient CHECK (kind <> 'choose-again' OR recipient = 'patient');

ALTER TABLE message_templates
  DROP CONSTRAINT message_templates_kind_check,
  ADD CONSTRAINT message_templates_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'return-code', 'reminder-day', 'reminder-hours', 'waiting-offer', 'choose-again'
  ));

-- A visit that stays at its time all the same: for one cause (a leave, a closed day), and for that time only.
CREATE TABLE kept_visits (
  appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  cause text NOT NULL CHECK (char_length(cause) BETWEEN 1 AND 60),
  kept_at timestamptz NOT NULL,
  kept_by text NOT NULL CHECK (char_length(kept_by) BETWEEN 1 AND 100),
  PRIMARY KEY (appointment_id, starts_at, cause)
);

-- What came in since closing and somebody has looked at: once for the whole clinic. The row names no person.
CREATE TABLE seen_arrivals (
  kind text NOT NULL CHECK (kind IN ('booking', 'message', 'form')),
  id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  seen_by text NOT NULL CHECK (char_length(seen_by) BETWEEN 1 AND 100),
  PRIMARY KEY (kind, id)
);
CREATE INDEX seen_arrivals_seen_at ON seen_arrivals (seen_at);

-- A visit that came of an offer of the waiting list, for the figures. Places on the list are forgotten, so the visit keeps it.
ALTER TABLE appointments ADD COLUMN from_waiting_list boolean NOT NULL DEFAULT false;
UPDATE appointments SET from_waiting_list = true
  WHERE id IN (SELECT appointment_id FROM waiting_entries WHERE appointment_id IS NOT NULL);

-- Who sees patients is a doctor, or a therapist, who is not shown among the doctors.
ALTER TABLE practitioners
  ADD COLUMN kind text NOT NULL DEFAULT 'doctor' CHECK (kind IN ('doctor', 'therapist'));
