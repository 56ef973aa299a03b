-- The media library: pictures that posts may show. They are public, so they are not encrypted; the picture itself is kept
-- here once, upright, in sRGB and without anything a camera wrote, and every size readers get is made from it (0029).

CREATE TABLE media (
  id uuid PRIMARY KEY,
  -- Of the kept picture: part of its address, so that an address never shows anything else.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{32}$'),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 2048),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 2048),
  -- What it shows, for who can't see it; a post may say it in words of its own.
  alt text NOT NULL CHECK (char_length(alt) BETWEEN 1 AND 300),
  -- What a crop keeps in view, in per cent from the left and from the top.
  focal_x integer NOT NULL DEFAULT 50 CHECK (focal_x BETWEEN 0 AND 100),
  focal_y integer NOT NULL DEFAULT 50 CHECK (focal_y BETWEEN 0 AND 100),
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES staff_members,
  changed_at timestamptz NOT NULL
);

CREATE INDEX media_hash ON media (hash);
CREATE INDEX media_created_at ON media (created_at DESC, id);

-- Apart from the words about it, so that no list reads megabytes.
CREATE TABLE media_pictures (
  media_id uuid PRIMARY KEY REFERENCES media ON DELETE CASCADE,
  jpeg bytea NOT NULL CHECK (octet_length(jpeg) <= 8000000)
);
