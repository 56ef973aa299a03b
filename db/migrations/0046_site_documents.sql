-- The clinic's own edition of the texts of content/. A document is what one file is; readers see the shipped file until the
-- clinic publishes a text of its own (app/features/site-editor/README.md).
CREATE TABLE site_documents (
  -- The path of the file below content/, without the language.
  file text NOT NULL CHECK (file ~ '^[a-z0-9-]+(/[a-z0-9-]+){0,2}\.(md|yml)$'),
  language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$'),
  -- The working copy. Its number grows by one with every change of the document.
  draft text NOT NULL CHECK (octet_length(draft) <= 262144),
  revision integer NOT NULL CHECK (revision >= 1),
  -- SHA-256 of the shipped file that the working copy began from; null where there was none.
  base_hash bytea CHECK (octet_length(base_hash) = 32),
  -- What readers see; null while it is the shipped file.
  published text CHECK (octet_length(published) <= 262144),
  published_revision integer,
  published_at timestamptz,
  published_by uuid REFERENCES staff_members,
  -- When the working copy is published by itself.
  scheduled_at timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES staff_members,
  PRIMARY KEY (file, language),
  CHECK ((published IS NULL) = (published_revision IS NULL)),
  CHECK (published_revision <= revision)
);
CREATE INDEX site_documents_scheduled ON site_documents (scheduled_at) WHERE scheduled_at IS NOT NULL;

CREATE TABLE site_document_revisions (
  id uuid PRIMARY KEY,
  file text NOT NULL,
  language text NOT NULL,
  revision integer NOT NULL,
  -- `shipped`: the file that the clinic's own text began from. `set-aside`: what was typed over a change somebody else had made.
  kind text NOT NULL CHECK (kind IN ('shipped', 'autosave', 'saved', 'published', 'restored', 'set-aside', 'imported')),
  source text NOT NULL CHECK (octet_length(source) <= 262144),
  made_at timestamptz NOT NULL,
  made_by uuid REFERENCES staff_members,
  FOREIGN KEY (file, language) REFERENCES site_documents ON DELETE CASCADE
);
CREATE INDEX site_document_revisions_of ON site_document_revisions (file, language, made_at DESC);

-- Every change of what readers see, in order. The highest number is the number of the edition.
CREATE TABLE site_publications (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file text NOT NULL,
  language text NOT NULL,
  -- What readers saw before and see after; null is the shipped file.
  before text,
  after text,
  -- Why it was published although the check warned.
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  published_at timestamptz NOT NULL,
  published_by uuid REFERENCES staff_members,
  FOREIGN KEY (file, language) REFERENCES site_documents ON DELETE CASCADE
);
CREATE INDEX site_publications_of ON site_publications (file, language, number DESC);
