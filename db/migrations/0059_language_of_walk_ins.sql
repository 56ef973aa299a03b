-- In which language whoever stands at the counter is written to later; none for numbers given before.
ALTER TABLE walk_ins ADD COLUMN language text CHECK (language IN ('en', 'hi', 'mr'));
