-- What the two sides of a completed booking say of each other.
CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- whose words these are
  side text NOT NULL CHECK (side IN ('celebrant', 'provider')),
  -- as the booking has them
  celebrant_id bigint NOT NULL REFERENCES users,
  provider_id bigint NOT NULL REFERENCES stores,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 2000),
  written_at timestamptz NOT NULL,
  -- when it is shown, should the other side stay silent
  due_at timestamptz NOT NULL,
  -- since when others read it, and it counts; from then on it stays as it is
  shown_at timestamptz,
  answer text CHECK (char_length(answer) BETWEEN 1 AND 1000),
  answered_at timestamptz,
  CONSTRAINT reviews_once UNIQUE (booking_id, side),
  CONSTRAINT reviews_answered CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL OR shown_at IS NOT NULL))
);
CREATE INDEX reviews_due ON reviews (due_at) WHERE shown_at IS NULL;
CREATE INDEX reviews_of_provider ON reviews (provider_id, shown_at DESC, id DESC) WHERE side = 'celebrant' AND shown_at IS NOT NULL;
CREATE INDEX reviews_by_celebrant ON reviews (celebrant_id, shown_at DESC, id DESC) WHERE side = 'celebrant' AND shown_at IS NOT NULL;
CREATE INDEX reviews_of_celebrant ON reviews (celebrant_id, shown_at DESC, id DESC) WHERE side = 'provider' AND shown_at IS NOT NULL;
CREATE INDEX reviews_by_one_celebrant ON reviews (provider_id, celebrant_id) INCLUDE (stars) WHERE side = 'celebrant' AND shown_at IS NOT NULL;
CREATE INDEX reviews_by_one_provider ON reviews (provider_id, celebrant_id) INCLUDE (stars) WHERE side = 'provider' AND shown_at IS NOT NULL;
CREATE TRIGGER reviews_notices AFTER DELETE ON reviews REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('review');

CREATE TABLE review_images (
  review_id bigint NOT NULL REFERENCES reviews ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 3),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (review_id, position)
);

CREATE TABLE review_reports (
  review_id bigint NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_reports_newest ON review_reports (created_at DESC, review_id DESC);
CREATE INDEX review_reports_user ON review_reports (user_id);

-- That a side was reminded: once.
CREATE TABLE review_reminders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('celebrant', 'provider')),
  sent_at timestamptz NOT NULL,
  CONSTRAINT review_reminders_once UNIQUE (booking_id, side)
);
CREATE TRIGGER review_reminders_notices AFTER DELETE ON review_reminders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('review_reminder');
CREATE INDEX bookings_completed ON bookings (changed_at, id) WHERE status = 'completed';

-- How many shown reviews have given one star, two, and so on; they add up to the counters that the rank is made of.
CREATE FUNCTION ratings_add_up(by_stars integer[], count integer, sum integer) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  cardinality(by_stars) = 5 AND 0 <= ALL (by_stars)
  AND count = by_stars[1] + by_stars[2] + by_stars[3] + by_stars[4] + by_stars[5]
  AND sum = by_stars[1] + 2 * by_stars[2] + 3 * by_stars[3] + 4 * by_stars[4] + 5 * by_stars[5];

ALTER TABLE stores
  ADD COLUMN by_stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}',
  ADD CONSTRAINT stores_by_stars CHECK (ratings_add_up(by_stars, rating_count, rating_sum));

-- The same of celebrants.
CREATE TABLE celebrant_ratings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  by_stars integer[] NOT NULL CHECK (cardinality(by_stars) = 5 AND 0 <= ALL (by_stars))
);
