-- How long providers take to answer requests and questions, measured.

-- The last answers of each store, the first to each request or question; older ones are deleted.
CREATE TABLE store_answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  seconds integer NOT NULL CHECK (seconds >= 0)
);
CREATE INDEX store_answers_provider ON store_answers (provider_id, id);

-- Half of the last answers came within so many seconds; null before there are five of them.
ALTER TABLE stores ADD COLUMN answers_within integer CHECK (answers_within >= 0);
