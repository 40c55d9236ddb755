-- What hosts and co-hosts write to their guests.
CREATE TABLE event_host_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  words text NOT NULL CHECK (words <> '' AND char_length(words) <= 1000),
  audience text NOT NULL CHECK (audience IN ('going', 'invited')),
  created_at timestamptz NOT NULL
);
CREATE INDEX event_host_messages_newest ON event_host_messages (event_id, created_at DESC, id DESC);
CREATE INDEX event_host_messages_user ON event_host_messages (user_id);

-- How many of them on one UTC day; deleted ones count as well.
CREATE TABLE event_host_message_days (
  event_id bigint PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  day date NOT NULL,
  sent smallint NOT NULL CHECK (sent BETWEEN 1 AND 5)
);
