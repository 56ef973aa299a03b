-- What a doctor writes of a visit: one note a visit, closed by a key of its own as a patient form is. It belongs to whoever
-- the visit belongs to, so nothing moves when records are merged.
CREATE TABLE clinical_notes (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL UNIQUE REFERENCES appointments ON DELETE CASCADE,
  -- Closed by the key ring. Without it nothing of the note can be read again.
  record_key_encrypted bytea NOT NULL CHECK (octet_length(record_key_encrypted) BETWEEN 60 AND 200),
  -- Raised by every change: two windows can't overwrite each other.
  revision integer NOT NULL CHECK (revision > 0),
  -- What is typed and not signed: the whole note before its first signature, a correction or an addition after it.
  draft_sealed bytea CHECK (octet_length(draft_sealed) <= 200000),
  draft_changed_at timestamptz,
  draft_changed_by uuid REFERENCES staff_members,
  -- Which open page wrote it: its own next save is no conflict.
  draft_writer uuid,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES staff_members,
  CHECK ((draft_sealed IS NULL) = (draft_changed_at IS NULL)),
  CHECK ((draft_sealed IS NULL) = (draft_changed_by IS NULL)),
  CHECK ((draft_sealed IS NULL) = (draft_writer IS NULL))
);

-- What was signed. Every version stays; the highest is the one that counts.
CREATE TABLE clinical_note_versions (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES clinical_notes ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  text_sealed bytea NOT NULL CHECK (octet_length(text_sealed) <= 200000),
  signed_at timestamptz NOT NULL,
  signed_by uuid NOT NULL REFERENCES staff_members,
  -- As they stood when it was signed.
  signer_name text NOT NULL,
  signer_registration text,
  UNIQUE (note_id, version)
);

-- What was added to a signed note; never changed.
CREATE TABLE clinical_note_addenda (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES clinical_notes ON DELETE CASCADE,
  text_sealed bytea NOT NULL CHECK (octet_length(text_sealed) <= 100000),
  added_at timestamptz NOT NULL,
  added_by uuid NOT NULL REFERENCES staff_members,
  author_name text NOT NULL,
  author_registration text
);

CREATE INDEX clinical_note_addenda_note ON clinical_note_addenda (note_id, added_at);
CREATE INDEX clinical_note_versions_signer ON clinical_note_versions (signed_by, signed_at DESC);
