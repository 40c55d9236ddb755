-- On which days an event goes on is in the indexes of what is to come, so that those of other days are passed without a look
-- at the table.
DROP INDEX events_public_start, events_public_country, events_public_state, events_public_city, events_circle_start;
CREATE INDEX events_public_start ON events (starts_at, id, ends_at)
  INCLUDE (local_start, local_end, date_open) WHERE is_public;
CREATE INDEX events_public_country ON events (country_id, starts_at, id, ends_at)
  INCLUDE (local_start, local_end, date_open) WHERE is_public;
CREATE INDEX events_public_state ON events (state_id, starts_at, id, ends_at)
  INCLUDE (local_start, local_end, date_open) WHERE is_public;
CREATE INDEX events_public_city ON events (city_id, starts_at, id, ends_at)
  INCLUDE (local_start, local_end, date_open) WHERE is_public;
CREATE INDEX events_circle_start ON events (user_id, starts_at, id, ends_at)
  INCLUDE (open_to, local_start, local_end, date_open) WHERE open_to && '{1,2,3}' AND NOT is_public;
