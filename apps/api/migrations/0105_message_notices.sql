-- When who has not read a conversation is to be told of it, and when they were last.
ALTER TABLE conversations ADD COLUMN notify_at timestamptz, ADD COLUMN notified_at timestamptz;
CREATE INDEX conversations_notify ON conversations (notify_at) WHERE notify_at IS NOT NULL;

CREATE TRIGGER conversations_notices AFTER DELETE ON conversations REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('conversation');
