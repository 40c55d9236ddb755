-- Where the event of a booking is, beside its address, and whether it has an end of its own: without one `ends_at` is assumed.
ALTER TABLE bookings ADD COLUMN country_id integer REFERENCES countries, ADD COLUMN state_id integer REFERENCES states,
  ADD COLUMN city_id integer REFERENCES cities, ADD COLUMN has_end boolean NOT NULL DEFAULT true;
UPDATE bookings SET country_id = events.country_id, state_id = events.state_id, city_id = events.city_id,
  has_end = events.local_end IS NOT NULL
FROM events WHERE events.id = bookings.event_id AND NOT EXISTS (
  SELECT FROM booking_steps WHERE booking_id = bookings.id AND action = 'move_late');

-- The same of an event that a booking could not follow any more.
ALTER TABLE booking_steps ADD COLUMN moved_to_has_end boolean NOT NULL DEFAULT true;
UPDATE booking_steps SET moved_to_has_end = events.local_end IS NOT NULL
FROM bookings JOIN events ON events.id = bookings.event_id
WHERE bookings.id = booking_steps.booking_id AND booking_steps.action = 'move_late' AND moved_to_end = events.ends_at;
