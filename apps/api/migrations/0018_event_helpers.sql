-- Who helps the host of an event: co-hosts, and people who let guests in at the door.

CREATE TABLE event_helpers (
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('cohost', 'door')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, user_id)
);
CREATE INDEX event_helpers_user ON event_helpers (user_id, event_id);

ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'friend_requested', 'friend_accepted',
    'post_liked', 'post_superliked', 'post_shared', 'post_commented', 'post_mentioned',
    'comment_replied', 'comment_liked', 'comment_mentioned',
    'meet_treated', 'meet_answered',
    'event_invited', 'event_accepted', 'event_rejected', 'event_requested', 'event_request_accepted', 'event_moved_up',
    'event_rescheduled', 'event_deleted', 'event_cohost', 'event_door'));
