-- E-mails to people without an account: invitations of one host on one UTC day, and e-mails to one guest on one UTC day.
CREATE TABLE invitation_email_days (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  sent smallint NOT NULL CHECK (sent > 0)
);

CREATE TABLE guest_email_days (
  guest_id bigint PRIMARY KEY REFERENCES event_guests ON DELETE CASCADE,
  day date NOT NULL,
  sent smallint NOT NULL CHECK (sent > 0)
);
