-- What notices are about and who did it is known to the features that have registered it; the tables name no feature.
ALTER TABLE notifications
  -- both null where it is about nothing but who did it
  ADD COLUMN subject_type text,
  ADD COLUMN subject_id bigint,
  -- what its kind keeps to tell
  ADD COLUMN details jsonb NOT NULL DEFAULT '{}';
ALTER TABLE notification_actors
  ADD COLUMN subject_type text,
  ADD COLUMN subject_id bigint,
  ADD COLUMN actor_type text NOT NULL DEFAULT 'user';

-- Nothing has ever told of these.
DELETE FROM notifications WHERE kind IN ('meet_treated', 'meet_answered');
UPDATE notifications SET
  subject_type = CASE WHEN gone_event_id IS NOT NULL THEN 'cancelled_event' WHEN event_id IS NOT NULL THEN 'event'
    WHEN comment_id IS NOT NULL THEN 'comment' WHEN post_id IS NOT NULL THEN 'post' END,
  subject_id = coalesce(gone_event_id, event_id, comment_id, post_id),
  details = jsonb_strip_nulls(jsonb_build_object('title', gone_title, 'starts_at', event_start, 'changed', changed));
UPDATE notification_actors SET
  subject_type = CASE WHEN gone_event_id IS NOT NULL THEN 'cancelled_event' WHEN event_id IS NOT NULL THEN 'event'
    WHEN comment_id IS NOT NULL THEN 'comment' WHEN post_id IS NOT NULL THEN 'post' END,
  subject_id = coalesce(gone_event_id, event_id, comment_id, post_id);
ALTER TABLE notification_actors
  DROP CONSTRAINT notification_actors_who,
  DROP CONSTRAINT notification_actors_other,
  DROP CONSTRAINT notification_actors_actor_id_fkey;
UPDATE notification_actors SET actor_type = 'external_guest', actor_id = guest_id WHERE actor_id IS NULL;

-- Their indexes and constraints go with the columns.
ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  DROP COLUMN post_id, DROP COLUMN comment_id, DROP COLUMN event_id, DROP COLUMN gone_event_id, DROP COLUMN gone_title,
  DROP COLUMN event_start, DROP COLUMN changed,
  ADD CONSTRAINT notifications_subject CHECK (subject_type IS NULL = (subject_id IS NULL));
ALTER TABLE notification_actors
  DROP COLUMN post_id, DROP COLUMN comment_id, DROP COLUMN event_id, DROP COLUMN gone_event_id, DROP COLUMN guest_id,
  ALTER COLUMN actor_id SET NOT NULL,
  ADD CONSTRAINT notification_actors_subject CHECK (subject_type IS NULL = (subject_id IS NULL)),
  ADD CONSTRAINT notification_actors_once
    UNIQUE NULLS NOT DISTINCT (user_id, kind, subject_type, subject_id, actor_type, actor_id);

CREATE UNIQUE INDEX notifications_unread ON notifications (user_id, kind, subject_type, subject_id) NULLS NOT DISTINCT
  WHERE read_at IS NULL;
CREATE INDEX notifications_about ON notifications (subject_id, subject_type) WHERE subject_id IS NOT NULL;
CREATE INDEX notification_actors_about ON notification_actors (subject_id, subject_type) WHERE subject_id IS NOT NULL;
DROP INDEX notification_actors_actor;
CREATE INDEX notification_actors_actor ON notification_actors (actor_id, actor_type);

-- For the tables of those who register something: what they delete takes along what was told of it, or of what it did.
CREATE FUNCTION delete_notices_about() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications USING gone
  WHERE notifications.subject_id = gone.id AND notifications.subject_type = TG_ARGV[0];
  RETURN NULL;
END $$;
CREATE FUNCTION delete_notices_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH told AS (
    DELETE FROM notification_actors USING gone
    WHERE notification_actors.actor_id = gone.id AND notification_actors.actor_type = TG_ARGV[0]
    RETURNING notification_actors.id, notification_id)
  DELETE FROM notifications USING told
  WHERE notifications.id = told.notification_id AND NOT EXISTS (
    SELECT FROM notification_actors AS other
    WHERE other.notification_id = told.notification_id AND other.id NOT IN (SELECT id FROM told));
  RETURN NULL;
END $$;

CREATE TRIGGER posts_notices AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('post');
CREATE TRIGGER comments_notices AFTER DELETE ON comments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('comment');
CREATE TRIGGER events_notices AFTER DELETE ON events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('event');
CREATE TRIGGER users_notices AFTER DELETE ON users REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_by('user');
CREATE TRIGGER event_guests_notices AFTER DELETE ON event_guests REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_by('external_guest');
