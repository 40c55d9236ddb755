-- How many people live in a city, so that the important ones come first where a place is searched by the beginning of its name.
ALTER TABLE cities
  -- 0 where it is not known, or small
  ADD COLUMN population integer NOT NULL DEFAULT 0 CHECK (population >= 0),
  -- of a country
  ADD COLUMN is_capital boolean NOT NULL DEFAULT false;
CREATE INDEX cities_large ON cities (search) WHERE population >= 100000 OR is_capital;
