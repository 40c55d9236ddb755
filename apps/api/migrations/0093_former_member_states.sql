-- Who had left, or was removed, and is invited again: what they were before, which they are again when the invitation is
-- declined or taken back. Otherwise the link would open to who was removed, and who has left would lose what was said.
ALTER TABLE group_members ADD COLUMN former_state text CHECK (former_state IN ('left', 'removed')),
  ADD CONSTRAINT group_members_former_state CHECK (state = 'invited' OR former_state IS NULL);
