-- Connections, one row per side, so that each person files the other as they like.
CREATE TABLE friends (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  friend_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- 1 Friends, 2 Family, 3 Colleagues: how user_id files friend_id
  friend_type smallint NOT NULL DEFAULT 1 CHECK (friend_type BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, friend_id),
  CHECK (user_id <> friend_id)
);

-- Who does not want to see, or be seen by, whom.
CREATE TABLE blocks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, blocked_id),
  CHECK (user_id <> blocked_id)
);
CREATE INDEX blocks_blocked ON blocks (blocked_id, user_id);
