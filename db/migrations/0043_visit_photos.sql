-- Photos taken at the clinic, of a visit. Each is closed by a key of its own, so that removing one destroys it wherever its
-- files lie. They belong to whoever the visit belongs to, so nothing moves when records are merged.
CREATE TABLE visit_photos (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
  -- Closed by the key ring. Without it nothing of the photo can be seen again.
  record_key_encrypted bytea NOT NULL CHECK (octet_length(record_key_encrypted) BETWEEN 60 AND 200),
  -- The files are called after it: the photo, and its thumbnail.
  file text NOT NULL UNIQUE CHECK (file ~ '^[0-9a-f]{32}$'),
  -- Which question and view, how large, what to mind: closed with the photo's key.
  about_sealed bytea NOT NULL CHECK (octet_length(about_sealed) BETWEEN 30 AND 2000),
  taken_at timestamptz NOT NULL,
  taken_by uuid NOT NULL REFERENCES staff_members
);

CREATE INDEX visit_photos_visit ON visit_photos (appointment_id, taken_at);

-- A consent that somebody of the clinic noted for a patient who was there: who agreed, and who noted it.
ALTER TABLE consents
  ADD COLUMN given_by text CHECK (given_by IN ('patient', 'guardian')),
  ADD COLUMN noted_by uuid REFERENCES staff_members,
  ADD CONSTRAINT consents_noted CHECK ((given_by IS NULL) = (noted_by IS NULL)),
  ADD CONSTRAINT consents_photos_noted CHECK (purpose <> 'visit-photos' OR noted_by IS NOT NULL);

-- One that stands for the photos of a visit.
CREATE UNIQUE INDEX consents_visit_photos ON consents (appointment_id)
  WHERE purpose = 'visit-photos' AND withdrawn_at IS NULL;
