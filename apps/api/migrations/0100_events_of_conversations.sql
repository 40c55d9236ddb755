-- What a conversation tells by itself has a place among its messages.
ALTER TABLE messages
  ADD COLUMN event text CHECK (event IN ('joined', 'left', 'renamed')),
  DROP CONSTRAINT messages_words,
  ADD CONSTRAINT messages_words CHECK (CASE
    WHEN event IS NOT NULL THEN (event = 'renamed') = (body <> '') AND char_length(body) <= 4000 AND file_count = 0
      AND edited_at IS NULL AND deleted_at IS NULL AND reply_to_id IS NULL AND link_preview_id IS NULL AND 0 = ALL (flowers)
    WHEN deleted_at IS NULL THEN char_length(body) <= 4000 AND (body <> '' OR file_count > 0)
    ELSE body = '' AND file_count = 0 AND edited_at IS NULL AND reply_to_id IS NULL AND 0 = ALL (flowers) END);
