-- What somebody has reported, the newest first.
DROP INDEX reports_user;
CREATE INDEX reports_user ON reports (user_id, created_at DESC, case_id DESC);
