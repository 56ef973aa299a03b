-- What somebody at the desk has typed into a form and not sent yet, and forms that were refused because their session had
-- ended. Only whoever typed it gets it back. Deleted when the form is sent, after some days, with the account, and with
-- the patient that the screen is about (app/features/staff/server/desk-drafts.ts).
CREATE TABLE desk_drafts (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  -- `typed`: kept while somebody types. `refused`: sent whole, without a session.
  kind text NOT NULL CHECK (kind IN ('typed', 'refused')),
  -- The pattern of the screen's address, and what stands in it for the parameters.
  route text NOT NULL CHECK (char_length(route) <= 200),
  object text NOT NULL CHECK (char_length(object) <= 300),
  form text NOT NULL CHECK (form ~ '^[a-z][a-z-]{0,39}$'),
  -- JSON. Medical words may be in it.
  body_encrypted bytea NOT NULL CHECK (octet_length(body_encrypted) BETWEEN 1 AND 200000),
  begun_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (begun_at <= changed_at),
  UNIQUE (account_id, kind, route, object, form)
);
CREATE INDEX desk_drafts_changed_at ON desk_drafts (changed_at);
