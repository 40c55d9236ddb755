-- What others did that concerns somebody: one row for all who did the same to the same thing while it was unread.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- whom it is for
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN (
    'friend_requested', 'friend_accepted',
    'post_liked', 'post_superliked', 'post_shared', 'post_commented', 'post_mentioned',
    'comment_replied', 'comment_liked', 'comment_mentioned',
    'meet_treated', 'meet_answered')),
  -- what it is about; it goes when that goes
  post_id bigint REFERENCES posts ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE,
  -- when the last of them did it
  happened_at timestamptz NOT NULL,
  read_at timestamptz,
  CHECK (comment_id IS NULL OR post_id IS NOT NULL)
);
CREATE UNIQUE INDEX notifications_unread ON notifications (user_id, kind, post_id, comment_id) NULLS NOT DISTINCT
  WHERE read_at IS NULL;
CREATE INDEX notifications_newest ON notifications (user_id, happened_at DESC, id DESC);
CREATE INDEX notifications_post ON notifications (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notifications_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX notifications_age ON notifications (happened_at);

-- Who did it. Somebody is told once that another did the same to the same thing, however often that is repeated.
CREATE TABLE notification_actors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- null only within the transaction that finds the notification to join
  notification_id bigint REFERENCES notifications ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  post_id bigint REFERENCES posts ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE,
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  CHECK (user_id <> actor_id),
  UNIQUE NULLS NOT DISTINCT (user_id, kind, post_id, comment_id, actor_id)
);
CREATE INDEX notification_actors_newest ON notification_actors (notification_id, happened_at DESC, actor_id DESC);
CREATE INDEX notification_actors_actor ON notification_actors (actor_id);
CREATE INDEX notification_actors_post ON notification_actors (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notification_actors_comment ON notification_actors (comment_id) WHERE comment_id IS NOT NULL;
