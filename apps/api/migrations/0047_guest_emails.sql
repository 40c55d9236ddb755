-- E-mails to guests with and without an account are facts of their own: what waits in the queue is heard by its new names.
-- The queue makes its own tables, after the first migrations.
DO $$
DECLARE
  facts CONSTANT jsonb := '{
    "external_guest.email_due": "guest.email_due",
    "external_guest.reminder_due": "guest.reminder_due",
    "external_guest.event_cancelled": "guest.event_cancelled"
  }';
  handlers CONSTANT jsonb := '{
    "external-guests.send-email": "guest-emails.send",
    "external-guests.remind": "guest-emails.remind",
    "external-guests.send-cancellation": "guest-emails.send-cancellation",
    "external-guests.ask-again": "guest-emails.ask-again",
    "external-guests.send-changes": "guest-emails.send-changes",
    "external-guests.send-dates": "guest-emails.send-dates",
    "external-guests.send-date": "guest-emails.send-date",
    "external-guests.send-held": "guest-emails.send-held"
  }';
BEGIN
  IF to_regclass('jobs.job') IS NULL THEN RETURN; END IF;
  EXECUTE 'UPDATE jobs.job SET data = jsonb_set(data::jsonb, ''{fact}'', $1 -> (data ->> ''fact''))
    WHERE state < ''completed'' AND $1 ? (data ->> ''fact'')' USING facts;
  EXECUTE 'UPDATE jobs.job SET group_id = $1 ->> group_id WHERE state < ''completed'' AND $1 ? group_id' USING handlers;
END $$;
