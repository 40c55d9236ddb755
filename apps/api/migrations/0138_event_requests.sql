-- Calls that create an event, by the key that their caller gave them, so that each is done once.
CREATE TABLE event_requests (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  event_id bigint REFERENCES events ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX event_requests_old ON event_requests (created_at);
CREATE INDEX event_requests_event ON event_requests (event_id);
