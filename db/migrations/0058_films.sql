-- A film that a picture of the library stands for: the clinic's own recording, played on a treatment's page. It is public
-- like the picture, shown for as long as the picture may be, and gone with it.
CREATE TABLE media_films (
  media_id uuid PRIMARY KEY REFERENCES media ON DELETE CASCADE,
  -- Of the file: part of its address, so that an address never plays anything else.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{32}$'),
  bytes integer NOT NULL CHECK (bytes BETWEEN 1 AND 25165824),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  seconds integer NOT NULL CHECK (seconds > 0),
  -- WebVTT: what is said, for anyone who cannot hear it.
  captions text CHECK (char_length(captions) <= 60000)
);

CREATE INDEX media_films_hash ON media_films (hash);

-- The file in pieces: a reader is sent one after the other, and nobody holds a whole film in memory.
CREATE TABLE media_film_pieces (
  media_id uuid NOT NULL REFERENCES media_films ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 0),
  piece bytea NOT NULL CHECK (octet_length(piece) BETWEEN 1 AND 524288),
  PRIMARY KEY (media_id, number)
);
