-- Accounts that their owners have deleted, until they are erased. What is erased has no name, no address and no owner any more.
CREATE TABLE account_deletions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  erase_at timestamptz NOT NULL
);
CREATE INDEX account_deletions_due ON account_deletions (erase_at);
