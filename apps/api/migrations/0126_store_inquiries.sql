-- Whoever writes to a store has an inquiry there: conversations of kind `provider` are about it.
CREATE TABLE store_inquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES service_providers ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  CONSTRAINT store_inquiries_once UNIQUE (provider_id, user_id)
);
CREATE INDEX store_inquiries_user ON store_inquiries (user_id);
