-- A message may be about a place on the waiting list: that somebody joined, with the link to see an offer or to leave.
ALTER TABLE messages
  ADD COLUMN waiting_id uuid REFERENCES waiting_entries ON DELETE CASCADE,
  DROP CONSTRAINT messages_about_one,
  ADD CONSTRAINT messages_about_one CHECK (num_nonnulls(appointment_id, enquiry_id, form_id, waiting_id) = 1),
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (kind IN (
    'booked', 'moved', 'cancelled', 'lost-link', 'reminder-day', 'reminder-hours', 'waiting-offer', 'enquiry',
    'enquiry-reply', 'form-link', 'waiting-joined'
  )),
  ADD CONSTRAINT messages_waiting_kind CHECK ((kind = 'waiting-joined') = (waiting_id IS NOT NULL)),
  ADD CONSTRAINT messages_waiting_to_patient CHECK (kind <> 'waiting-joined' OR recipient = 'patient');

CREATE INDEX messages_joined ON messages (waiting_id) WHERE waiting_id IS NOT NULL;
