-- The last day of what is booked, by the clock at the place; the first one is that of `local_start`. A night until six belongs
-- to the day before, and no more than 31 days count.
ALTER TABLE bookings ADD COLUMN last_day date;
UPDATE bookings SET last_day = least(
  greatest(local_start::date, (ends_at AT TIME ZONE timezone - interval '6 hours 1 second')::date),
  local_start::date + 30);
ALTER TABLE bookings ALTER COLUMN last_day SET NOT NULL,
  ADD CONSTRAINT bookings_days CHECK (last_day BETWEEN local_start::date AND local_start::date + 30);
CREATE INDEX bookings_of_provider_by_day ON bookings (provider_id, local_start);
CREATE INDEX bookings_of_celebrant_by_day ON bookings (celebrant_id, local_start);

INSERT INTO store_places (provider_id, day, booking_id, created_at)
SELECT provider_id, day, id, changed_at
FROM bookings, generate_series(local_start::date, last_day, interval '1 day') AS day
WHERE status IN ('changed', 'accepted', 'serving', 'completed');
