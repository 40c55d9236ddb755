-- Who was to come to an event that was called off can read that it was, and by whom, for a while.

CREATE TABLE called_off_events (
  event_id bigint PRIMARY KEY,
  host_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  -- null where its date was open, or is not known any more
  starts_at timestamptz,
  timezone text,
  called_off_at timestamptz NOT NULL,
  CHECK (starts_at IS NULL = (timezone IS NULL))
);
CREATE INDEX called_off_events_host ON called_off_events (host_id);
CREATE INDEX called_off_events_time ON called_off_events (called_off_at);

CREATE TABLE called_off_guests (
  event_id bigint NOT NULL REFERENCES called_off_events ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (event_id, user_id)
);
CREATE INDEX called_off_guests_user ON called_off_guests (user_id);

-- Of those before, what was told is known.
INSERT INTO called_off_events (event_id, host_id, title, called_off_at)
SELECT DISTINCT ON (news.gone_event_id) news.gone_event_id, actor.actor_id, news.gone_title, news.happened_at
FROM notifications AS news JOIN notification_actors AS actor ON actor.notification_id = news.id
WHERE news.gone_event_id IS NOT NULL AND actor.actor_id IS NOT NULL
ORDER BY news.gone_event_id, news.happened_at;
INSERT INTO called_off_guests (event_id, user_id)
SELECT DISTINCT news.gone_event_id, news.user_id
FROM notifications AS news JOIN called_off_events ON called_off_events.event_id = news.gone_event_id;
