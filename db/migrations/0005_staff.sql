-- What the staff desk rests on: the application's own role, and an audit log that role can't change.

-- Requests and jobs run as jamun_app (app/platform/database/roles.ts). Tables made from here on are granted to it by
-- default; these are the ones from before.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO jamun_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO jamun_app;
REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM jamun_app;

-- The jobs keep their tables in a schema of their own, which is the application's.
CREATE SCHEMA IF NOT EXISTS pgboss;
DO $$
DECLARE
  thing record;
BEGIN
  EXECUTE 'ALTER SCHEMA pgboss OWNER TO jamun_app';
  FOR thing IN
    SELECT format('ALTER TABLE %s OWNER TO jamun_app', oid::regclass) AS command FROM pg_class
    WHERE relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p', 'v')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO jamun_app', oid::regprocedure) FROM pg_proc
    WHERE pronamespace = 'pgboss'::regnamespace
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO jamun_app', oid::regtype) FROM pg_type
    WHERE typnamespace = 'pgboss'::regnamespace AND typtype = 'e'
  LOOP
    EXECUTE thing.command;
  END LOOP;
END
$$;

-- Who did, saw, was refused or sent out what, when and from where.
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'patient', 'system', 'nobody')),
  actor_id text CHECK (char_length(actor_id) <= 100),
  address text CHECK (char_length(address) <= 60),
  action text NOT NULL CHECK (action ~ '^[a-z][a-z-]*(\.[a-z][a-z-]*)+$' AND char_length(action) <= 60),
  subject_kind text CHECK (subject_kind ~ '^[a-z][a-z-]{0,39}$'),
  subject_id text CHECK (char_length(subject_id) <= 100),
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object' AND octet_length(details::text) <= 4000),
  CHECK ((subject_kind IS NULL) = (subject_id IS NULL))
);

CREATE INDEX audit_entries_at ON audit_entries (at, id);
CREATE INDEX audit_entries_subject ON audit_entries (subject_kind, subject_id, id);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, id);

-- Each entry's seal holds the seal before it, so an entry that is changed, slipped in or taken out shows.
CREATE TABLE audit_chain (
  position bigint PRIMARY KEY,
  entry_id bigint NOT NULL UNIQUE REFERENCES audit_entries,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);

-- The mark that is left where entries past their period were removed: the chain goes on from its hash.
CREATE TABLE audit_removals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  removed_at timestamptz NOT NULL,
  older_than timestamptz NOT NULL,
  entries bigint NOT NULL CHECK (entries > 0),
  through_position bigint NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);

CREATE FUNCTION audit_hash(previous bytea, entry audit_entries) RETURNS bytea
LANGUAGE sql STABLE STRICT
AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor_kind, entry.actor_id,
    entry.address, entry.action, entry.subject_kind, entry.subject_id, entry.details)::text, 'UTF8'))
$$;

-- Runs at the end of the transaction, so that the chain is the last thing anybody waits for.
CREATE FUNCTION seal_audit_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  before record;
BEGIN
  PERFORM pg_advisory_xact_lock(720150502);
  SELECT position, hash INTO before FROM (
    SELECT position, hash FROM audit_chain
    UNION ALL
    SELECT through_position, hash FROM audit_removals
  ) AS seals ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_chain (position, entry_id, hash) VALUES (
    coalesce(before.position, 0) + 1, NEW.id, audit_hash(coalesce(before.hash, ''::bytea), NEW)
  );
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER audit_entries_sealed AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit_entry();

-- The one way entries leave: oldest first, without a gap, and with a mark.
CREATE FUNCTION remove_audit_entries(older_than_at timestamptz, removed_at_now timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  last record;
  removed bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(720150502);
  SELECT position, hash INTO last FROM audit_chain
  WHERE position < coalesce(
    (SELECT min(c.position) FROM audit_chain c JOIN audit_entries e ON e.id = c.entry_id WHERE e.at >= older_than_at),
    (SELECT max(position) + 1 FROM audit_chain)
  ) ORDER BY position DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  WITH unsealed AS (DELETE FROM audit_chain WHERE position <= last.position RETURNING entry_id),
  gone AS (SELECT count(*) AS entries FROM unsealed)
  INSERT INTO audit_removals (removed_at, older_than, entries, through_position, hash)
  SELECT removed_at_now, older_than_at, entries, last.position, last.hash FROM gone
  RETURNING entries INTO removed;
  DELETE FROM audit_entries e
  WHERE e.at < older_than_at AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id);
  RETURN removed;
END
$$;

REVOKE ALL ON audit_entries, audit_chain, audit_removals FROM jamun_app;
GRANT SELECT ON audit_entries, audit_chain, audit_removals TO jamun_app;
GRANT INSERT (at, actor_kind, actor_id, address, action, subject_kind, subject_id, details) ON audit_entries TO jamun_app;
REVOKE ALL ON FUNCTION seal_audit_entry(), remove_audit_entries(timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_audit_entries(timestamptz, timestamptz) TO jamun_retention;
GRANT USAGE ON SCHEMA public TO jamun_retention;
