-- Who has left a conversation by their own will is not brought back by belonging to what it is about.
ALTER TABLE conversation_members ADD COLUMN has_quit boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT conversation_members_quit CHECK (left_seq IS NOT NULL OR NOT has_quit);
