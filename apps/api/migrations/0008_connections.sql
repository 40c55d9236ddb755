-- Requests, people who were skipped or reported, and what ranks people to find.

-- Where people live and when they were born; a profile fills them in.
ALTER TABLE users
  ADD COLUMN IF NOT EXISTS state_id integer REFERENCES states,
  ADD COLUMN IF NOT EXISTS city_id integer REFERENCES cities,
  ADD COLUMN IF NOT EXISTS dob date;

-- A connection has both sides or none: taking one away takes the other along.
ALTER TABLE friends
  ADD CONSTRAINT friends_both_sides FOREIGN KEY (friend_id, user_id) REFERENCES friends (user_id, friend_id)
    ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX friends_newest ON friends (user_id, created_at DESC, friend_id DESC);
CREATE INDEX blocks_newest ON blocks (user_id, created_at DESC, blocked_id DESC);

-- Waiting for the answer of friend_id.
CREATE TABLE friend_requests (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  friend_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- how user_id will file friend_id
  friend_type smallint NOT NULL DEFAULT 1 CHECK (friend_type BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, friend_id),
  CHECK (user_id <> friend_id)
);
-- Of two people only one waits for the other.
CREATE UNIQUE INDEX friend_requests_pair ON friend_requests (least(user_id, friend_id), greatest(user_id, friend_id));
CREATE INDEX friend_requests_sent ON friend_requests (user_id, created_at DESC, friend_id DESC);
CREATE INDEX friend_requests_received ON friend_requests (friend_id, created_at DESC, user_id DESC);

-- Whom somebody does not want to be offered for a while.
CREATE TABLE friend_skips (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  skipped_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  until timestamptz NOT NULL,
  PRIMARY KEY (user_id, skipped_id),
  CHECK (user_id <> skipped_id)
);
CREATE INDEX friend_skips_until ON friend_skips (until);

CREATE TABLE user_reports (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reported_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, reported_id),
  CHECK (user_id <> reported_id)
);
CREATE INDEX user_reports_newest ON user_reports (created_at DESC, reported_id DESC);

-- The words of a name without accents, case and punctuation, for search by how a word begins.
CREATE FUNCTION name_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  to_tsvector('simple'::regconfig, translate(
    regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), '.-_/@,&+''’', '          '));
CREATE FUNCTION name_query(keyword text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (SELECT to_tsquery('simple'::regconfig, string_agg(quote_literal(lexeme) || ':*', ' & '))
   FROM unnest(name_words(keyword)));

-- People who can be found, by how near they live; newest accounts first among equals.
ALTER TABLE users ADD COLUMN name_words tsvector GENERATED ALWAYS AS (name_words(name)) STORED;
CREATE INDEX users_by_name ON users USING gin (name_words);
CREATE INDEX users_by_city ON users (city_id, id DESC) WHERE status = 'active' AND user_type = 0;
CREATE INDEX users_by_state ON users (state_id, id DESC) WHERE status = 'active' AND user_type = 0;
CREATE INDEX users_by_country ON users (country_id, id DESC) WHERE status = 'active' AND user_type = 0;
