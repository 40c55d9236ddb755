-- Who comes to an event is reminded of it a day and an hour before.

-- That a reminder went out: one for each occasion and each start that an event has had.
CREATE TABLE event_reminders (
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  occasion text NOT NULL CHECK (occasion IN ('tomorrow', 'soon')),
  starts_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, occasion, starts_at)
);

-- What is about to begin, whoever may see it.
CREATE INDEX events_start ON events (starts_at, id);

-- Since when it is known when an event starts, where that was changed.
ALTER TABLE events ADD COLUMN moved_at timestamptz;

-- The start of which a reminder tells: it is shown for as long as that holds.
ALTER TABLE notifications ADD COLUMN event_start timestamptz;
-- The kinds are whatever they are by now, and two more.
DO $$ BEGIN
  EXECUTE (
    SELECT 'ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check, ADD CONSTRAINT notifications_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''event_tomorrow''::text, ''event_soon''::text, ')
    FROM pg_constraint WHERE conname = 'notifications_kind_check' AND conrelid = 'notifications'::regclass);
END $$;
ALTER TABLE notifications ADD CONSTRAINT notifications_reminder CHECK (
  (kind IN ('event_tomorrow', 'event_soon')) = (event_start IS NOT NULL));

-- Reminders show whose event it is, to the host too.
ALTER TABLE notification_actors
  DROP CONSTRAINT notification_actors_check,
  ADD CONSTRAINT notification_actors_other CHECK (user_id <> actor_id OR kind IN ('event_tomorrow', 'event_soon'));
