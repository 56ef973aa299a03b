-- The search puts posts first that have the words in their title or description. Among many that only these decide: the
-- whole text of thousands of posts takes too long to weigh.
ALTER TABLE published_posts ADD COLUMN heading tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')) STORED;
