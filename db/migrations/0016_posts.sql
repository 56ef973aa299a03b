-- Posts of the blog. What is written and what readers see are two things: `posts.content` is the working copy,
-- `published_posts` what was last published of it. Content is the JSON of app/features/blog/domain/post-content.ts,
-- whose document is ProseMirror's.

CREATE TABLE posts (
  id uuid PRIMARY KEY,
  -- Its address: /blog/<slug>.
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80),
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'published', 'archived')),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object' AND pg_column_size(content) <= 2000000),
  schema_version integer NOT NULL CHECK (schema_version > 0),
  -- Goes up with every change of the working copy; whoever saves says which one they saw.
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  -- Whose post it is: a doctor writes their own only. Null for those the clinic started with.
  author_id uuid REFERENCES staff_members,
  scheduled_at timestamptz,
  -- When readers first saw it.
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES staff_members,
  CHECK ((state = 'scheduled') = (scheduled_at IS NOT NULL)),
  CHECK (published_at IS NOT NULL OR state IN ('draft', 'scheduled'))
);

CREATE INDEX posts_scheduled_at ON posts (scheduled_at) WHERE state = 'scheduled';
CREATE INDEX posts_changed_at ON posts (changed_at DESC);

-- What readers see. A row exists exactly while a post is public.
CREATE TABLE published_posts (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  title text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL,
  treatments text[] NOT NULL,
  cover jsonb,
  minutes integer NOT NULL CHECK (minutes > 0),
  -- The words of title, description, tags and text, for the search.
  words text NOT NULL,
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')
    || to_tsvector('english', words)) STORED,
  -- The working copy's revision that was published.
  revision integer NOT NULL,
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX published_posts_newest ON published_posts (published_at DESC, post_id);
CREATE INDEX published_posts_tags ON published_posts USING gin (tags);
CREATE INDEX published_posts_treatments ON published_posts USING gin (treatments);
CREATE INDEX published_posts_search ON published_posts USING gin (search);

-- Addresses a post had; they lead to the one it has.
CREATE TABLE post_slugs (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80),
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  retired_at timestamptz NOT NULL
);

CREATE INDEX post_slugs_post ON post_slugs (post_id);

-- Every version somebody saved. `set-aside` is what somebody wrote over a version that had changed meanwhile.
CREATE TABLE post_revisions (
  id uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  revision integer NOT NULL CHECK (revision > 0),
  kind text NOT NULL CHECK (kind IN ('autosave', 'saved', 'published', 'restored', 'set-aside')),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  schema_version integer NOT NULL CHECK (schema_version > 0),
  made_at timestamptz NOT NULL,
  made_by uuid REFERENCES staff_members
);

CREATE INDEX post_revisions_post ON post_revisions (post_id, made_at DESC);

-- Links that show a draft to somebody who has no account. Of the token only its hash is kept.
CREATE TABLE post_previews (
  id uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  made_at timestamptz NOT NULL,
  made_by uuid REFERENCES staff_members,
  expires_at timestamptz NOT NULL CHECK (expires_at > made_at)
);

CREATE INDEX post_previews_post ON post_previews (post_id);
