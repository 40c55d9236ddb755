-- The dates of an open poll can be changed: a new one takes a place that is free, and their order is that of the clock.
COMMENT ON COLUMN event_dates.position IS 'one of the five places for the dates of an event, in no order';

-- The kinds are whatever they are by now, and one more.
DO $$ BEGIN
  EXECUTE (
    SELECT 'ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check, ADD CONSTRAINT notifications_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''event_dates_added''::text, ')
    FROM pg_constraint WHERE conname = 'notifications_kind_check' AND conrelid = 'notifications'::regclass);
END $$;
