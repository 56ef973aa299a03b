-- What the platform itself keeps. Extensions that later migrations build on come first.
-- All four are "trusted": the owner of the database may create them without being a superuser.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Counters of attempts. The subject (an address, a phone) is kept as a keyed hash only.
CREATE TABLE rate_limit_windows (
  subject_hash bytea NOT NULL CHECK (octet_length(subject_hash) = 20),
  window_starts_at timestamptz NOT NULL,
  hits integer NOT NULL CHECK (hits > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (subject_hash, window_starts_at)
);

CREATE INDEX rate_limit_windows_expires_at ON rate_limit_windows (expires_at);
