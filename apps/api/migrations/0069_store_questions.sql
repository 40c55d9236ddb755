-- What people ask a provider, and the answers, which everybody reads.
CREATE TABLE store_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES service_providers ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 500),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 1000),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  CONSTRAINT store_questions_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX store_questions_one_open ON store_questions (user_id, provider_id) WHERE answer IS NULL;
CREATE INDEX store_questions_newest ON store_questions (provider_id, answered_at DESC, id DESC) WHERE answer IS NOT NULL;
CREATE INDEX store_questions_waiting ON store_questions (provider_id, asked_at DESC, id DESC) WHERE answer IS NULL;
CREATE INDEX store_questions_user ON store_questions (user_id);
