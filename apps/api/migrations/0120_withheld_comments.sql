-- What a comment has said that the staff withholds: in its place it is as one that was deleted.
CREATE TABLE withheld_comments (
  comment_id bigint PRIMARY KEY REFERENCES comments ON DELETE CASCADE,
  statement_id bigint NOT NULL,
  comment text NOT NULL
);
