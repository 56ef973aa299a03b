-- A person may want a picture gone although nobody wrote their consent down: pictures of before 0053, or a photo of the
-- clinic with somebody at its edge. So a withdrawal needs no day of a consent.
ALTER TABLE media DROP CONSTRAINT media_check;
