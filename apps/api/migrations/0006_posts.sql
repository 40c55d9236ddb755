-- Posts with their media and reactions. Counters are columns, kept in the transaction of the row that they count.
CREATE TABLE posts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  content text NOT NULL DEFAULT '' CHECK (char_length(content) <= 2000),
  created_at timestamptz NOT NULL,
  total_likes integer NOT NULL DEFAULT 0 CHECK (total_likes >= 0),
  total_comments integer NOT NULL DEFAULT 0 CHECK (total_comments >= 0),
  total_shared integer NOT NULL DEFAULT 0 CHECK (total_shared >= 0),
  -- how many of each flower, by type 1–6
  flowers integer[] NOT NULL DEFAULT '{0,0,0,0,0,0}' CHECK (array_length(flowers, 1) = 6 AND 0 <= ALL (flowers))
);
CREATE INDEX posts_newest ON posts (created_at DESC, id DESC);
CREATE INDEX posts_by_author ON posts (user_id, created_at DESC, id DESC);

CREATE TABLE post_media (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 15),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (post_id, position)
);

CREATE TABLE post_likes (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_likes_newest ON post_likes (post_id, created_at DESC, user_id DESC);
CREATE INDEX post_likes_user ON post_likes (user_id);

CREATE TABLE post_superlikes (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type smallint NOT NULL CHECK (type BETWEEN 1 AND 6),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_superlikes_newest ON post_superlikes (post_id, created_at DESC, user_id DESC);
CREATE INDEX post_superlikes_user ON post_superlikes (user_id);
