-- Facts that wait in the job queue by the names that they had are heard by the ones that they have. The queue makes its own
-- tables, after the first migrations.
DO $$
DECLARE
  renamed CONSTANT jsonb := '{
    "invitee.answered": "external_guest.answered",
    "invitee.letter_due": "external_guest.email_due",
    "invitee.reminder_due": "external_guest.reminder_due",
    "invitee.called_off": "external_guest.event_cancelled",
    "event.moved_up": "event.promoted"
  }';
BEGIN
  IF to_regclass('jobs.job') IS NULL THEN RETURN; END IF;
  EXECUTE 'UPDATE jobs.job SET data = jsonb_set(data::jsonb, ''{fact}'', $1 -> (data ->> ''fact''))
    WHERE state < ''completed'' AND $1 ? (data ->> ''fact'')' USING renamed;
END $$;
