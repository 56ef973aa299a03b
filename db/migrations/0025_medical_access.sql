-- A record or a form that was opened without a visit, with the reason that was asked: breaking the glass.
CREATE TABLE glass_openings (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_members,
  -- What it opens: everything of one patient, or one form.
  patient_id uuid REFERENCES patients,
  form_id uuid REFERENCES patient_forms ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('urgent-form', 'emergency', 'covering', 'is-here', 'copy', 'other')),
  words text NOT NULL CHECK (char_length(words) BETWEEN 10 AND 300),
  opened_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- When an owner has seen that it happened.
  seen_at timestamptz,
  seen_by uuid REFERENCES staff_members,
  CHECK (num_nonnulls(patient_id, form_id) = 1),
  CHECK (opened_at < ends_at),
  CHECK ((seen_at IS NULL) = (seen_by IS NULL))
);

CREATE INDEX glass_openings_staff ON glass_openings (staff_id, ends_at);
CREATE INDEX glass_openings_patient ON glass_openings (patient_id) WHERE patient_id IS NOT NULL;
CREATE INDEX glass_openings_form ON glass_openings (form_id) WHERE form_id IS NOT NULL;
CREATE INDEX glass_openings_unseen ON glass_openings (opened_at) WHERE seen_at IS NULL;

-- Who saw a walk-in come: the word for it that they were there.
ALTER TABLE walk_ins ADD COLUMN joined_by text;
