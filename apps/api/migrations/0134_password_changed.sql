-- When its owner last chose a new password; nobody knows it of those chosen before, and there is none since an account was made.
ALTER TABLE users ADD COLUMN password_changed_at timestamptz;
