-- Which versions of the legal pages stood when somebody joined the waiting list on the website, as consents have it (0052).
-- Unknown for places of before.
ALTER TABLE waiting_entries ADD COLUMN legal_versions text CHECK (char_length(legal_versions) BETWEEN 1 AND 200);
