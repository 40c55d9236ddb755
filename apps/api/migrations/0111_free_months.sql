-- Months that the staff has given a store: time in which it is listed, after all that was there already.
CREATE TABLE free_months (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  months integer NOT NULL CHECK (months BETWEEN 1 AND 12),
  -- Null for the command line, or when the account has gone.
  given_by bigint REFERENCES users ON DELETE SET NULL,
  -- The name that who gave them gave to it: it is done once.
  key text CHECK (char_length(key) BETWEEN 1 AND 255),
  given_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  CONSTRAINT free_months_once UNIQUE (given_by, key)
);
CREATE INDEX free_months_of_provider ON free_months (provider_id, ends_at);

-- Boosts whose sellers were told that they have begun.
CREATE TABLE boost_beginnings (boost_id bigint PRIMARY KEY REFERENCES boosts ON DELETE CASCADE);
CREATE INDEX boosts_beginning ON boosts (starts_at, id) WHERE status = 'open';
