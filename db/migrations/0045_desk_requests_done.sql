-- When the work of a request was committed: written in the transaction that did it, so that a server killed before it
-- could keep its answer does not do the work a second time (app/features/staff/server/answer-once.ts).
ALTER TABLE desk_requests ADD COLUMN done_at timestamptz;
