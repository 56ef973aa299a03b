-- Access tokens and calendar feeds end with the account they came from. Until now they outlived it: those of people who
-- were removed end here, and so do feeds of nobody who is still here.
UPDATE staff_access_tokens t SET revoked_at = now()
FROM staff_members m
WHERE m.id = t.staff_id AND m.removed_at IS NOT NULL AND t.revoked_at IS NULL;

DELETE FROM calendar_feeds f
USING staff_members m
WHERE m.id::text = f.made_by AND m.removed_at IS NOT NULL;

-- When a calendar last read the feed, and from where: an address that got into wrong hands shows.
ALTER TABLE calendar_feeds
  ADD COLUMN read_at timestamptz,
  ADD COLUMN read_from text CHECK (char_length(read_from) <= 60),
  ADD CHECK ((read_at IS NULL) = (read_from IS NULL));

CREATE INDEX calendar_feeds_made_by ON calendar_feeds (made_by);
