-- A place is searched by the beginning of its name: in the whole world, and within states that are known.
CREATE INDEX cities_by_name ON cities (search, id);
CREATE INDEX cities_by_state_name ON cities (state_id, search);
DROP INDEX cities_by_state;
CREATE INDEX states_by_name ON states (search);
CREATE INDEX states_by_country ON states (country_id);
