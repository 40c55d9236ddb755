-- E-mails to guests with an account that wait for the end of their quiet hours, each by the fact that it is about: it is
-- told again then, and written as things stand.
CREATE TABLE emails_after_quiet (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  fact text NOT NULL CHECK (fact IN ('guest.email_due', 'guest.reminder_due', 'guest.event_cancelled')),
  data jsonb NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX emails_after_quiet_due ON emails_after_quiet (due_at);
-- A job that was done twice, or a change that was made again, is told once.
CREATE UNIQUE INDEX emails_after_quiet_once ON emails_after_quiet (user_id, fact, md5(data::text));
