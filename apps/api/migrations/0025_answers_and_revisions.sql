-- Hosts hear the answers of guests without an account: they are known by their place on a list.
ALTER TABLE notification_actors
  ALTER COLUMN actor_id DROP NOT NULL,
  ADD COLUMN guest_id bigint REFERENCES event_guests ON DELETE CASCADE,
  ADD CONSTRAINT notification_actors_who CHECK ((actor_id IS NULL) = (guest_id IS NOT NULL)),
  DROP CONSTRAINT notification_actors_once,
  ADD CONSTRAINT notification_actors_once
    UNIQUE NULLS NOT DISTINCT (user_id, kind, post_id, comment_id, event_id, gone_event_id, actor_id, guest_id);
CREATE INDEX notification_actors_guest ON notification_actors (guest_id) WHERE guest_id IS NOT NULL;

-- How often an event was changed. Calendars were told seconds before: it goes on from there.
ALTER TABLE events ADD COLUMN revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0);
UPDATE events SET revision = greatest(1, ceil(extract(epoch FROM edited_at - created_at))) WHERE edited_at IS NOT NULL;
