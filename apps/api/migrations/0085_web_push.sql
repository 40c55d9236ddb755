-- Devices that get pushes. One belongs to the session by which it asked: it goes with it, and when its push service says so.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) BETWEEN 1 AND 1000),
  p256dh text NOT NULL CHECK (char_length(p256dh) BETWEEN 87 AND 90),
  auth text NOT NULL CHECK (char_length(auth) BETWEEN 22 AND 24),
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Who is to be pushed to when their quiet hours end.
CREATE TABLE pushes_due (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  due_at timestamptz NOT NULL
);
CREATE INDEX pushes_due_now ON pushes_due (due_at);
