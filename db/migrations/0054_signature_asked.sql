-- Since when a text waits for a doctor to sign it, and who asked.
ALTER TABLE site_documents
  ADD COLUMN signature_asked_at timestamptz,
  ADD COLUMN signature_asked_by uuid REFERENCES staff_members,
  ADD CHECK ((signature_asked_at IS NULL) = (signature_asked_by IS NULL));
CREATE INDEX site_documents_signature_asked ON site_documents (signature_asked_at) WHERE signature_asked_at IS NOT NULL;
