-- Films that were watched, and songs. Both are uploads: the film of a post; the sound of a post or one put up by itself.

-- Who watched which film on which day (UTC). Kept for as long as a view counts.
CREATE TABLE video_views (
  upload_id bigint NOT NULL REFERENCES uploads ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (upload_id, user_id, day)
);
CREATE INDEX video_views_user ON video_views (user_id);
CREATE INDEX video_views_day ON video_views (day);

-- How many of these rows a film has; one without a row has none.
CREATE TABLE video_counts (
  upload_id bigint PRIMARY KEY REFERENCES uploads ON DELETE CASCADE,
  views integer NOT NULL CHECK (views >= 0)
);
CREATE INDEX video_counts_most ON video_counts (views DESC, upload_id DESC) WHERE views > 0;

-- Songs that were put up by themselves. Those of posts have no row here.
CREATE TABLE songs (
  upload_id bigint PRIMARY KEY REFERENCES uploads ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 255),
  cover_id bigint UNIQUE REFERENCES uploads ON DELETE SET NULL
);

CREATE TABLE song_subscriptions (
  upload_id bigint NOT NULL REFERENCES uploads ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (upload_id, user_id)
);
CREATE INDEX song_subscriptions_newest ON song_subscriptions (user_id, created_at DESC, upload_id DESC);

-- How many of these rows a song has; one without a row has none.
CREATE TABLE song_counts (
  upload_id bigint PRIMARY KEY REFERENCES uploads ON DELETE CASCADE,
  subscribers integer NOT NULL CHECK (subscribers >= 0)
);

-- The songs of one person, newest first, however many posts without one there are.
CREATE INDEX uploads_songs ON uploads (user_id, created_at DESC, id DESC) WHERE kind = 'audio' AND used;
