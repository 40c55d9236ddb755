-- E-mails to an account on one UTC day before it has verified its address, which may be a stranger's.
CREATE TABLE unverified_email_days (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  sent smallint NOT NULL CHECK (sent > 0)
);
