-- What lets a start notice that it has the wrong key, and what a restore has to take away again.

-- For each key that was ever in the ring: what only its holder can make. No key can be computed from it.
CREATE TABLE key_proofs (
  key_id text PRIMARY KEY CHECK (char_length(key_id) BETWEEN 1 AND 100),
  proof bytea NOT NULL CHECK (octet_length(proof) = 20),
  first_seen_at timestamptz NOT NULL
);
