-- What the host of an event and those who come put on its wall: words and pictures.

CREATE TABLE event_walls (
  event_id bigint PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  -- entries of guests wait until the host approves them
  approve_first boolean NOT NULL
);

CREATE TABLE event_wall_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- null once the event is gone: then it goes too, with its files
  event_id bigint REFERENCES events ON DELETE SET NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  words text NOT NULL CHECK (char_length(words) <= 1000),
  pictures smallint NOT NULL CHECK (pictures BETWEEN 0 AND 10),
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  CHECK (words <> '' OR pictures > 0)
);
CREATE INDEX event_wall_newest ON event_wall_entries (event_id, created_at DESC, id DESC);
CREATE INDEX event_wall_album ON event_wall_entries (event_id, created_at DESC, id DESC) WHERE pictures > 0;
CREATE INDEX event_wall_gone ON event_wall_entries (id) WHERE event_id IS NULL;
CREATE INDEX event_wall_user ON event_wall_entries (user_id);

CREATE TABLE event_wall_media (
  entry_id bigint NOT NULL REFERENCES event_wall_entries ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 9),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (entry_id, position)
);
