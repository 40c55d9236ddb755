-- Pictures, sounds and films of messages, and flowers for them.
ALTER TABLE messages
  ADD COLUMN file_count smallint NOT NULL DEFAULT 0 CHECK (file_count BETWEEN 0 AND 10),
  -- how many flowers of each type it has got
  ADD COLUMN flowers integer[] NOT NULL DEFAULT '{0,0,0,0,0,0}' CHECK (array_length(flowers, 1) = 6 AND 0 <= ALL (flowers)),
  DROP CONSTRAINT messages_check1,
  ADD CONSTRAINT messages_words CHECK (CASE WHEN deleted_at IS NULL
    THEN char_length(body) <= 4000 AND (body <> '' OR file_count > 0)
    ELSE body = '' AND file_count = 0 AND edited_at IS NULL AND reply_to_id IS NULL AND 0 = ALL (flowers) END);

CREATE TABLE message_files (
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 9),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (message_id, position)
);

CREATE TABLE message_superlikes (
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type smallint NOT NULL CHECK (type BETWEEN 1 AND 6),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, user_id)
);
CREATE INDEX message_superlikes_newest ON message_superlikes (message_id, created_at DESC, user_id DESC);
CREATE INDEX message_superlikes_user ON message_superlikes (user_id);

CREATE TABLE message_reports (
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, user_id)
);
CREATE INDEX message_reports_newest ON message_reports (created_at DESC, message_id DESC);
CREATE INDEX message_reports_user ON message_reports (user_id);
