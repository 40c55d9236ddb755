-- Where an event is that was moved within the last day before a booking, which stands as it was agreed on.
ALTER TABLE booking_steps ADD COLUMN moved_to_start timestamptz, ADD COLUMN moved_to_end timestamptz,
  ADD COLUMN moved_to_timezone text, ADD COLUMN moved_to_address text,
  ADD CONSTRAINT booking_steps_moved_to CHECK ((moved_to_start IS NOT NULL) = (coalesce(action, '') = 'move_late')),
  ADD CONSTRAINT booking_steps_moved_to_whole CHECK ((moved_to_start IS NULL) = (moved_to_end IS NULL)
    AND (moved_to_start IS NULL) = (moved_to_timezone IS NULL)
    AND (moved_to_start IS NOT NULL OR moved_to_address IS NULL));
