-- When anything of a conversation's messages has changed: devices that are connected are told again of what is new.
ALTER TABLE conversations ADD COLUMN changed_at timestamptz;
CREATE INDEX conversations_changed ON conversations (changed_at);
