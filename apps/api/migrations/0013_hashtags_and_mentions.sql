-- Edited posts; hashtags and people that a text names.
ALTER TABLE posts ADD COLUMN edited_at timestamptz;

-- The hashtags of a post's words as they are compared. The time is the post's, so that a page of one tag is one walk.
CREATE TABLE post_hashtags (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  tag text NOT NULL CHECK (char_length(tag) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, tag)
);
CREATE INDEX post_hashtags_newest ON post_hashtags (tag, created_at DESC, post_id DESC);
CREATE INDEX post_hashtags_recent ON post_hashtags (created_at, tag, post_id);

-- The most used ones, counted now and then; one row says when.
CREATE TABLE trending_hashtags (
  tag text PRIMARY KEY,
  authors integer NOT NULL CHECK (authors > 0)
);
CREATE TABLE trending_counts (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  counted_at timestamptz NOT NULL
);
INSERT INTO trending_counts (counted_at) VALUES ('epoch');

-- People whom the words of a post, or of a comment under it, name.
CREATE TABLE mentions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- the name as it was written; null when the text names the person no more
  words text CHECK (char_length(words) BETWEEN 1 AND 255),
  -- whether the person has been told; nobody is told twice of the same text
  told boolean NOT NULL DEFAULT false,
  UNIQUE NULLS NOT DISTINCT (post_id, comment_id, user_id)
);
CREATE INDEX mentions_comment ON mentions (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX mentions_user ON mentions (user_id);
