-- What the law on personal data asks of the clinic, written down: who asked for what, what went wrong, what was erased.

-- What people ask about their own data. Who asked, where they are no patient, and what was said is encrypted by the
-- application.
CREATE TABLE privacy_requests (
  id uuid PRIMARY KEY,
  patient_id uuid REFERENCES patients,
  kind text NOT NULL CHECK (kind IN ('copy', 'correct', 'erase', 'restrict', 'withdraw', 'nominate', 'complaint')),
  asked_on date NOT NULL,
  due_on date NOT NULL CHECK (due_on >= asked_on),
  asked_by text NOT NULL CHECK (asked_by IN ('phone', 'e-mail', 'in-person', 'letter', 'website')),
  -- How it was made sure that it is they who ask; null while it was not.
  verified_by text CHECK (verified_by IN ('known-in-person', 'call-back', 'reference-and-phone', 'document')),
  person_encrypted text CHECK (char_length(person_encrypted) <= 1000),
  note_encrypted text CHECK (char_length(note_encrypted) <= 12000),
  outcome text CHECK (outcome IN ('done', 'partly', 'refused')),
  done_at timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  CHECK ((outcome IS NULL) = (done_at IS NULL)),
  -- Nothing is given to, or done for, somebody who may be somebody else.
  CHECK (outcome IS NULL OR outcome = 'refused' OR verified_by IS NOT NULL)
);

CREATE INDEX privacy_requests_open ON privacy_requests (due_on) WHERE outcome IS NULL;
CREATE INDEX privacy_requests_patient ON privacy_requests (patient_id);

-- Breaches of personal data, with when who was told.
CREATE TABLE privacy_breaches (
  id uuid PRIMARY KEY,
  -- When the clinic became aware: the clock of 72 hours begins here.
  noticed_at timestamptz NOT NULL,
  affected_people integer CHECK (affected_people >= 0),
  -- What happened, where, what it may mean, what was done: one encrypted document.
  report_encrypted text NOT NULL CHECK (char_length(report_encrypted) <= 60000),
  people_told_at timestamptz,
  board_told_at timestamptz,
  board_detailed_at timestamptz,
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  CHECK (closed_at IS NULL OR (people_told_at IS NOT NULL AND board_told_at IS NOT NULL AND board_detailed_at IS NOT NULL))
);

-- What the nightly purge did: counts, never whom.
CREATE TABLE purge_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ran_at timestamptz NOT NULL,
  removed jsonb NOT NULL CHECK (jsonb_typeof(removed) = 'object'),
  -- The kinds of records that could not be purged that night.
  failed text[] NOT NULL DEFAULT '{}'
);

CREATE INDEX consents_purpose ON consents (purpose, given_at);
