-- An author would have a decision looked at again: once, by somebody else.
CREATE TABLE appeals (
  statement_id bigint PRIMARY KEY REFERENCES moderation_decisions ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 2000),
  appealed_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('granted', 'refused')),
  -- what the staff answers
  answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  decided_by bigint REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  CONSTRAINT appeals_decided CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (answer IS NULL))
);
CREATE INDEX appeals_author ON appeals (author_id);
CREATE INDEX appeals_decided_by ON appeals (decided_by) WHERE decided_by IS NOT NULL;
