-- E-mails to a guest without an account: how many on the last day that had any, whether one more waits, and whether the last one
-- could be handed to the mail server. What waits is no text: it is written from how things stand when it is sent.
ALTER TABLE guest_email_days RENAME TO guest_emails;
ALTER TABLE guest_emails
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN failures smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  ADD COLUMN failed_at timestamptz,
  ADD CHECK ((failures = 0) = (failed_at IS NULL));
UPDATE guest_emails SET sent_at = day;
ALTER TABLE guest_emails ALTER COLUMN sent_at SET NOT NULL;
CREATE INDEX guest_emails_due ON guest_emails (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX guest_emails_failed ON guest_emails (failed_at) WHERE failures > 0;
