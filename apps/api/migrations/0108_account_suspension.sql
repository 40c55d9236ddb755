-- When the owner of an account suspended it. Whoever was suspended by somebody else has none, and cannot come back by signing in.
ALTER TABLE users ADD COLUMN left_at timestamptz, ADD CHECK (left_at IS NULL OR status <> 'active');
