-- Where events are, so that those near somebody are found without a look at the others.

CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A place as a point on a ball of radius 1: what is near there is near on the ground, across the date line and at the poles.
CREATE FUNCTION ball_point(lat double precision, long double precision) RETURNS cube LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN lat IS NOT NULL AND long IS NOT NULL THEN
    cube(ARRAY[cosd(lat) * cosd(long), cosd(lat) * sind(long), sind(lat)]) END;

-- from the event's own coordinates, else from its city's
ALTER TABLE events ADD COLUMN position cube;
UPDATE events SET position = coalesce(
  ball_point(lat, long), (SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = events.city_id));

-- The end is in it so that events that are over are passed without a look at the table.
CREATE INDEX events_public_position ON events USING gist (position, ends_at) WHERE is_public;

-- Few have no point; they are found without a walk along all the others of their country.
CREATE INDEX events_public_unplaced_state ON events (state_id, starts_at, id, ends_at) WHERE is_public AND position IS NULL;
CREATE INDEX events_public_unplaced_country ON events (country_id, starts_at, id, ends_at) WHERE is_public AND position IS NULL;
