-- What took the last publication back is no publication to be taken back itself: a second press would publish it again.
ALTER TABLE site_publications ADD COLUMN is_undo boolean NOT NULL DEFAULT false;

-- The text that is published by itself at `scheduled_at`, as it was when that was decided. What is written meanwhile is not part of it.
ALTER TABLE site_documents ADD COLUMN scheduled_text text CHECK (octet_length(scheduled_text) <= 262144);
UPDATE site_documents SET scheduled_text = draft WHERE scheduled_at IS NOT NULL;
ALTER TABLE site_documents ADD CHECK ((scheduled_text IS NULL) = (scheduled_at IS NULL));
