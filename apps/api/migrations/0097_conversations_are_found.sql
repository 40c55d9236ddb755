-- Conversations about something are looked through for their titles.
CREATE INDEX conversation_members_about ON conversation_members (user_id, listed_at DESC, conversation_id DESC)
  WHERE other_id IS NULL AND listed_at IS NOT NULL;
