-- When a notice went out by e-mail or as a push. Each goes out once by each way while it is unread: who sends it claims it here.
ALTER TABLE notifications ADD COLUMN emailed_at timestamptz, ADD COLUMN pushed_at timestamptz;

-- Of people who have changed something, or whose device has told their time zone.
CREATE TABLE notification_settings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- e-mails and pushes altogether
  is_on boolean NOT NULL DEFAULT true,
  has_digest boolean NOT NULL DEFAULT true,
  -- pushes say what has happened, and not only that something has
  shows_contents boolean NOT NULL DEFAULT true,
  -- minutes of the day, in the zone of the person
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_until smallint CHECK (quiet_until BETWEEN 0 AND 1439),
  timezone text CHECK (char_length(timezone) BETWEEN 1 AND 64),
  CONSTRAINT notification_settings_quiet CHECK (quiet_from IS NULL = (quiet_until IS NULL) AND quiet_from <> quiet_until)
);

-- What somebody has switched off; all else is on.
CREATE TABLE notification_switches_off (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  category text NOT NULL,
  way text NOT NULL CHECK (way IN ('email', 'push')),
  PRIMARY KEY (user_id, category, way)
);

-- Who is to get an e-mail, and when: one row for each person who has something to be told.
CREATE TABLE notification_emails_due (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  due_at timestamptz,
  digest_due_at timestamptz,
  -- when the last one went out
  sent_at timestamptz
);
CREATE INDEX notification_emails_due_now ON notification_emails_due (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notification_emails_due_digest ON notification_emails_due (digest_due_at) WHERE digest_due_at IS NOT NULL;
