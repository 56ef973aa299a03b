-- Who wrote stays encrypted; these are keyed digests of number and address, so that what one person wrote is found by an index.
-- The application fills them for the rows that are here already, and again after a rotation of the keys.
ALTER TABLE enquiries
  ADD COLUMN mobile_number_search text CHECK (char_length(mobile_number_search) BETWEEN 1 AND 60),
  ADD COLUMN email_search text CHECK (char_length(email_search) BETWEEN 1 AND 60);

CREATE INDEX enquiries_mobile_number_search ON enquiries (mobile_number_search);
CREATE INDEX enquiries_email_search ON enquiries (email_search);
