-- The world's places, loaded from open data packages at the first start (features/locations). Rows never change
-- afterwards; ids follow the sorted order of the data.
CREATE TABLE countries (
  -- ISO 3166-1 numeric; Kosovo has 983, of the range that ISO leaves to its users
  id integer PRIMARY KEY,
  code char(2) NOT NULL UNIQUE,
  -- by language: {"en": "Spain", "fr": "Espagne", …}
  names jsonb NOT NULL
);

CREATE TABLE states (
  id integer PRIMARY KEY,
  country_id integer NOT NULL REFERENCES countries,
  -- GeoNames admin1 code, '' for the places of a country without any
  code text NOT NULL,
  name text NOT NULL,
  -- lower case without accents and punctuation, for typed search
  search text COLLATE "C" NOT NULL,
  UNIQUE (country_id, code)
);

CREATE TABLE cities (
  id integer PRIMARY KEY,
  state_id integer NOT NULL REFERENCES states,
  name text NOT NULL,
  search text COLLATE "C" NOT NULL,
  -- degrees (WGS 84); null for the only place of a state of which the data know no city
  lat real,
  lng real,
  CHECK ((lat IS NULL) = (lng IS NULL))
);
-- A state has at most a few thousand cities, so typed search within one needs no index of its own.
CREATE INDEX cities_by_state ON cities (state_id);
