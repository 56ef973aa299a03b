-- When the clinic's site went live, and what its owner looked through before. Until then it is a demonstration.
CREATE TABLE site_launches (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  is_live boolean NOT NULL,
  at timestamptz NOT NULL,
  by uuid REFERENCES staff_members
);

-- A step on the way there of which somebody said that it is right as it is.
CREATE TABLE site_steps (
  step text PRIMARY KEY CHECK (step ~ '^[a-z-]{1,40}$'),
  done_at timestamptz NOT NULL,
  done_by uuid REFERENCES staff_members
);

-- A clinic that wrote its own phone numbers before this step existed is live already.
INSERT INTO site_launches (is_live, at)
SELECT true, published_at FROM site_documents
WHERE file = 'clinic.yml' AND published IS NOT NULL AND published !~ 'id:\s*phones';

-- Booked by a visitor while the site was a demonstration.
ALTER TABLE appointments ADD COLUMN is_trial boolean NOT NULL DEFAULT false;
