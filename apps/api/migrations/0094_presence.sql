-- When people were last here, and whether their connections see it. Of who does not share it no time is kept.
CREATE TABLE presence (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  is_shared boolean NOT NULL DEFAULT true,
  seen_at timestamptz,
  CHECK (is_shared OR seen_at IS NULL)
) WITH (fillfactor = 70);
