-- What a restored backup must not bring back: people who were erased, colleagues who were removed, ways in that ended.
-- Ids only. Each entry is written to a file outside the database as well (app/platform/journal).

-- Which database a file is the journal of: copies that were restored from its backups have the same.
CREATE TABLE journal_identity (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO journal_identity DEFAULT VALUES;

-- Numbered without a gap in the order of their commits: whoever adds one holds a lock until then.
CREATE TABLE journal_entries (
  number bigint PRIMARY KEY CHECK (number > 0),
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]*\.[a-z][a-z-]*$' AND char_length(kind) <= 60),
  ids jsonb NOT NULL CHECK (jsonb_typeof(ids) = 'object')
);

REVOKE UPDATE, DELETE ON journal_entries FROM jamun_app;
REVOKE INSERT, UPDATE, DELETE ON journal_identity FROM jamun_app;
