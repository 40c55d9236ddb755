-- What was booked before a step that follows the event.
ALTER TABLE booking_steps ADD COLUMN before_start timestamp, ADD COLUMN before_timezone text,
  ADD COLUMN before_address text,
  ADD CONSTRAINT booking_steps_before CHECK ((before_start IS NOT NULL) = (coalesce(action, '') IN ('reschedule', 'update'))),
  ADD CONSTRAINT booking_steps_before_zone CHECK ((before_start IS NULL) = (before_timezone IS NULL));

-- What the celebrant has paid, as they say. It can be more than what is left of it, but no more than what was asked for.
ALTER TABLE bookings ADD COLUMN paid bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT bookings_paid CHECK (paid BETWEEN 0 AND greatest(total, asked_total));
