-- Comments under posts, with one level of replies. A deleted comment that has replies stays without its words.
CREATE TABLE comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  parent_id bigint,
  comment text NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  total_likes integer NOT NULL DEFAULT 0 CHECK (total_likes >= 0),
  total_comments integer NOT NULL DEFAULT 0 CHECK (total_comments >= 0),
  -- A reply points to a comment of the same post that is itself no reply.
  is_top boolean NOT NULL GENERATED ALWAYS AS (parent_id IS NULL) STORED,
  parent_is_top boolean GENERATED ALWAYS AS (CASE WHEN parent_id IS NOT NULL THEN true END) STORED,
  UNIQUE (id, post_id, is_top),
  FOREIGN KEY (parent_id, post_id, parent_is_top) REFERENCES comments (id, post_id, is_top) ON DELETE CASCADE,
  CHECK (is_top OR total_comments = 0),
  CHECK (CASE WHEN deleted_at IS NULL THEN char_length(comment) BETWEEN 1 AND 100 ELSE comment = '' AND total_likes = 0 END)
);
CREATE INDEX comments_newest ON comments (post_id, created_at DESC, id DESC) WHERE parent_id IS NULL;
CREATE INDEX comments_replies ON comments (parent_id, created_at, id) WHERE parent_id IS NOT NULL;
CREATE INDEX comments_user ON comments (user_id);

CREATE TABLE comment_likes (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_likes_user ON comment_likes (user_id);
