-- Wrong codes of one UTC day, kept apart from the codes themselves: a new code gives no new tries.
CREATE TABLE reset_code_tries (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  wrong smallint NOT NULL CHECK (wrong BETWEEN 1 AND 10)
);

-- A reset without a code has its link only.
ALTER TABLE password_resets ALTER COLUMN code_hash DROP NOT NULL;
