-- Photos of a patient form. The pictures are files beside the database, closed with the form's key.
CREATE TABLE form_photos (
  id uuid PRIMARY KEY,
  form_id uuid NOT NULL REFERENCES patient_forms ON DELETE CASCADE,
  -- The files are called after it: the photo, and its thumbnail.
  file text NOT NULL UNIQUE CHECK (file ~ '^[0-9a-f]{32}$'),
  -- Which question and view, how large, what to mind: closed with the form's key.
  about_sealed bytea NOT NULL CHECK (octet_length(about_sealed) BETWEEN 30 AND 2000),
  created_at timestamptz NOT NULL
);

CREATE INDEX form_photos_form ON form_photos (form_id, created_at);
