-- What somebody has said under one post is found without reading all that they have said.
DROP INDEX comments_user;
CREATE INDEX comments_user ON comments (user_id, post_id);
