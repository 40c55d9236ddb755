-- E-mails to guests with an account that wait for the end of their quiet hours, each by the fact that it is about: it is
-- told again then, and written as things stand.
CREATE TABLE deferred_guest_emails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  fact text NOT NULL CHECK (fact IN ('guest.email_due', 'guest.reminder_due', 'guest.event_cancelled')),
  data jsonb NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX deferred_guest_emails_due ON deferred_guest_emails (due_at);
-- A job that was done twice, or a change that was made again, is told once.
CREATE UNIQUE INDEX deferred_guest_emails_once ON deferred_guest_emails (user_id, fact, md5(data::text));
