-- Shares, saved and hidden posts, reports.

-- A share is a post that carries another one; what it carried may be gone. Hidden by the author: since when.
ALTER TABLE posts
  ADD COLUMN is_share boolean NOT NULL DEFAULT false,
  ADD COLUMN original_id bigint REFERENCES posts ON DELETE SET NULL,
  ADD COLUMN hidden_at timestamptz,
  ADD CONSTRAINT posts_original CHECK (original_id IS NULL OR (is_share AND original_id <> id));
CREATE INDEX posts_shares ON posts (original_id, created_at DESC, user_id DESC) WHERE original_id IS NOT NULL;
CREATE INDEX posts_shares_by_author ON posts (original_id, user_id, created_at DESC, id DESC)
  WHERE original_id IS NOT NULL;

CREATE TABLE post_saves (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_saves_newest ON post_saves (user_id, created_at DESC, post_id DESC);

-- "Not interested": a post that one viewer does not want in their feed.
CREATE TABLE post_hides (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_hides_user ON post_hides (user_id);

CREATE TABLE post_reports (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_reports_newest ON post_reports (created_at DESC, post_id DESC);
CREATE INDEX post_reports_user ON post_reports (user_id);
