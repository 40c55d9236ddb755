-- Guests are told when place, end or dress code of an event change: one notice, which says what changed since they looked.
ALTER TABLE notifications ADD COLUMN changed text[];

-- The kinds are whatever they are by now, and one more.
DO $$ BEGIN
  EXECUTE (
    SELECT 'ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check, ADD CONSTRAINT notifications_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''event_changed''::text, ')
    FROM pg_constraint WHERE conname = 'notifications_kind_check' AND conrelid = 'notifications'::regclass);
END $$;
ALTER TABLE notifications ADD CONSTRAINT notifications_changed CHECK (
  (kind = 'event_changed') = (changed IS NOT NULL)
  AND (changed IS NULL OR changed <@ ARRAY['place', 'end', 'dress_code'] AND cardinality(changed) > 0));
