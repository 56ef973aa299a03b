-- Pictures of the library that show a person who can be recognised: since when there is a consent in writing, and since
-- when there is none any more. Nobody but the desk's list is given a picture whose consent was withdrawn.
ALTER TABLE media
  ADD COLUMN consent_on date,
  ADD COLUMN consent_withdrawn_at timestamptz,
  ADD CHECK (consent_withdrawn_at IS NULL OR consent_on IS NOT NULL);
