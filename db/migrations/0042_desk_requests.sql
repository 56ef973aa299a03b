-- One row for each thing that a window of the desk asked to be changed: a request that is sent again because no answer
-- came gets the answer of the first one, and nothing is done twice. Kept for a quarter of an hour; deleted with the
-- account's next request after that, or in the night.
CREATE TABLE desk_requests (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  -- Made by the window.
  key uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Status, headers and body of the answer, as JSON; absent while it is being made.
  answer_encrypted bytea,
  UNIQUE (account_id, key)
);
CREATE INDEX desk_requests_asked_at ON desk_requests (asked_at);
