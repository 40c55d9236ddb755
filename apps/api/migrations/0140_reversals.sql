-- The staff takes back what it has decided without being asked, and says to the author why.
ALTER TABLE moderation_decisions
  ADD COLUMN undone_words text CHECK (char_length(undone_words) BETWEEN 1 AND 2000),
  ADD CONSTRAINT moderation_decisions_undone_words CHECK (undone_words IS NULL OR undone_at IS NOT NULL);
