-- Secret links that show the working copy of a text of the site to whoever has them, for a week.
CREATE TABLE site_previews (
  id uuid PRIMARY KEY,
  file text NOT NULL,
  language text NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  made_at timestamptz NOT NULL,
  made_by uuid REFERENCES staff_members,
  expires_at timestamptz NOT NULL,
  CHECK (made_at < expires_at),
  FOREIGN KEY (file, language) REFERENCES site_documents ON DELETE CASCADE
);
