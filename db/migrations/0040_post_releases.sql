-- A post with a promise that no clinic may make is shown to readers only when a doctor has released it. A release is for
-- these promises: another promise, or another sentence around one, has to be released anew.
CREATE TABLE post_releases (
  id uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  -- Of the promises as they stand in the post, with their sentences.
  promises_hash bytea NOT NULL CHECK (octet_length(promises_hash) = 32),
  state text NOT NULL CHECK (state IN ('asked', 'released', 'returned')),
  asked_at timestamptz NOT NULL,
  asked_by uuid REFERENCES staff_members,
  answered_at timestamptz,
  answered_by uuid REFERENCES staff_members,
  -- What the doctor wants changed.
  note text CHECK (char_length(note) BETWEEN 1 AND 1000),
  CHECK ((state = 'asked') = (answered_at IS NULL)),
  CHECK (note IS NULL OR state <> 'asked')
);
CREATE UNIQUE INDEX post_releases_asked ON post_releases (post_id) WHERE state = 'asked';
CREATE INDEX post_releases_post ON post_releases (post_id, asked_at DESC);
