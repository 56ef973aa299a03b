-- Who works here, and how they prove who they are. better-auth keeps its sessions, passwords and passkeys in these
-- tables (app/features/staff/server/tables.ts); the columns it does not know are ours.

CREATE TABLE staff_members (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  -- What they sign in with.
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  email_verified boolean NOT NULL DEFAULT false,
  role text NOT NULL CHECK (role IN ('owner', 'doctor', 'front-desk', 'editor')),
  -- Who they are in the diary, if anybody.
  practitioner_id text REFERENCES practitioners,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Nobody is deleted: what they did stays theirs. Without password, second factor or session they can't come in.
  removed_at timestamptz,
  -- better-auth does not start without this column; nobody has a picture.
  image text CHECK (image IS NULL)
);

CREATE TABLE staff_passwords (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL CHECK (provider_id = 'credential'),
  -- argon2id, with its parameters and salt.
  password text NOT NULL CHECK (password LIKE '$argon2id$%' AND char_length(password) <= 255),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- better-auth does not start without these columns; they are for signing in at another site.
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  UNIQUE (user_id),
  CHECK (account_id = user_id::text),
  CHECK (num_nonnulls(access_token, refresh_token, id_token, scope) = 0)
);

CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  -- Worth nothing by itself: the cookie carries it with a signature.
  token text NOT NULL UNIQUE CHECK (char_length(token) BETWEEN 20 AND 100),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  ip_address text CHECK (char_length(ip_address) <= 100),
  user_agent text CHECK (char_length(user_agent) <= 1000),
  -- What was proved. Whoever gave a password only has the screen for the second factor, and nothing else.
  factor text NOT NULL CHECK (factor IN ('password', 'authenticator', 'backup-code', 'passkey')),
  started_at timestamptz NOT NULL,
  -- When they last proved who they are; what can't be undone asks for it again.
  proved_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);

CREATE INDEX staff_sessions_user ON staff_sessions (user_id);
CREATE INDEX staff_sessions_started_at ON staff_sessions (started_at);

-- Challenges of passkey ceremonies, for some minutes.
CREATE TABLE staff_challenges (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX staff_challenges_identifier ON staff_challenges (identifier);

CREATE TABLE staff_passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  name text CHECK (char_length(name) <= 100),
  public_key text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  created_at timestamptz,
  aaguid text
);

CREATE INDEX staff_passkeys_user ON staff_passkeys (user_id);

-- The authenticator app of somebody: one at a time.
CREATE TABLE staff_authenticators (
  staff_id uuid PRIMARY KEY REFERENCES staff_members ON DELETE CASCADE,
  secret_encrypted text CHECK (char_length(secret_encrypted) <= 400),
  confirmed_at timestamptz,
  -- The one that is being set up: it takes the other's place when a code of it was given.
  next_secret_encrypted text CHECK (char_length(next_secret_encrypted) <= 400),
  next_made_at timestamptz,
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step bigint NOT NULL DEFAULT 0,
  CHECK ((secret_encrypted IS NULL) = (confirmed_at IS NULL)),
  CHECK ((next_secret_encrypted IS NULL) = (next_made_at IS NULL))
);

CREATE TABLE staff_backup_codes (
  staff_id uuid NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  -- HMAC of the code with this key; used once, then deleted.
  key_id text NOT NULL CHECK (char_length(key_id) BETWEEN 1 AND 100),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 20),
  PRIMARY KEY (staff_id, code_hash)
);

-- Links that let somebody choose a password: the owner's first one, an invitation, a reset. Used once, then deleted.
CREATE TABLE staff_links (
  id uuid PRIMARY KEY,
  -- The secret in the link is derived from the id with this key; only its hash is kept.
  key_id text NOT NULL CHECK (char_length(key_id) BETWEEN 1 AND 100),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  kind text NOT NULL CHECK (kind IN ('setup', 'invitation', 'reset')),
  -- Whose password it resets; on a setup link, the owner who lost everything.
  staff_id uuid REFERENCES staff_members ON DELETE CASCADE,
  -- What an invitation fixes.
  email text CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  role text CHECK (role IN ('owner', 'doctor', 'front-desk', 'editor')),
  practitioner_id text REFERENCES practitioners,
  made_by uuid REFERENCES staff_members ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  CHECK (kind <> 'invitation' OR (email IS NOT NULL AND role IS NOT NULL AND made_by IS NOT NULL)),
  CHECK (kind <> 'reset' OR staff_id IS NOT NULL)
);

-- One invitation for an address at a time, and one setup link altogether.
CREATE UNIQUE INDEX staff_links_invited ON staff_links (email) WHERE kind = 'invitation';
CREATE UNIQUE INDEX staff_links_setup ON staff_links (kind) WHERE kind = 'setup';

-- Failed attempts to sign in or to give a code. The subject (an account, from a network or a device) is a keyed hash.
CREATE TABLE staff_attempts (
  subject_hash bytea PRIMARY KEY CHECK (octet_length(subject_hash) = 20),
  failures integer NOT NULL CHECK (failures >= 0),
  blocked_until timestamptz,
  last_at timestamptz NOT NULL
);

CREATE INDEX staff_attempts_last_at ON staff_attempts (last_at);
