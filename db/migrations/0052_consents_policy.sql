-- Which versions of the legal pages stood when a consent was given: "privacy-policy 5, terms-and-conditions 2". Unknown for
-- consents of before.
ALTER TABLE consents ADD COLUMN legal_versions text CHECK (char_length(legal_versions) BETWEEN 1 AND 200);
