-- The time one practitioner's appointments hold is found without reading everybody's.
DROP INDEX appointments_taken;
CREATE INDEX appointments_taken ON appointments (practitioner_id, held_from) INCLUDE (held_until)
  WHERE status NOT IN ('cancelled', 'no-show');
