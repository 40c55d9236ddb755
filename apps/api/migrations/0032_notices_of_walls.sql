-- The kinds are whatever they are by now, and two more.
DO $$ BEGIN
  EXECUTE (
    SELECT 'ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check, ADD CONSTRAINT notifications_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[',
        'ARRAY[''event_wall_waiting''::text, ''event_wall_shared''::text, ')
    FROM pg_constraint WHERE conname = 'notifications_kind_check' AND conrelid = 'notifications'::regclass);
END $$;
