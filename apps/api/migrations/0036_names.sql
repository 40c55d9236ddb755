-- Tables, columns and what waits in the job queue get the names that the code has.
ALTER TABLE event_guests RENAME COLUMN has_place TO has_seat;
ALTER TABLE event_guests RENAME COLUMN invitee_name TO external_name;
ALTER TABLE event_guests RENAME COLUMN invitee_email TO external_email;
ALTER TABLE event_guests RENAME CONSTRAINT event_guests_invitee_asked TO event_guests_external_asked;
ALTER INDEX event_guests_invitee RENAME TO event_guests_external;
ALTER INDEX event_guests_invitee_email RENAME TO event_guests_external_email;

ALTER TABLE called_off_events RENAME TO cancelled_events;
ALTER TABLE cancelled_events RENAME COLUMN called_off_at TO cancelled_at;
ALTER INDEX called_off_events_host RENAME TO cancelled_events_host;
ALTER INDEX called_off_events_time RENAME TO cancelled_events_time;
ALTER TABLE called_off_guests RENAME TO cancelled_guests;
ALTER INDEX called_off_guests_user RENAME TO cancelled_guests_user;

ALTER TABLE mentions RENAME COLUMN told TO notified;

-- The queue makes its own tables, after the first migrations.
DO $$
DECLARE
  facts CONSTANT jsonb := '{ "event.wall_settled": "event.wall_entry_resolved" }';
  handlers CONSTANT jsonb := '{
    "accounts.hang_up": "accounts.end-connections",
    "event-plans.tell": "plans.push",
    "event-polls.count": "polls.push-counts",
    "event-polls.tell": "polls.push",
    "event-wall.clear": "wall.clear",
    "event-wall.tell": "wall.push",
    "event_alerts.write": "alerts.send",
    "event_reminders.tell": "reminders.send",
    "events.forget_called_off": "events.forget-cancelled",
    "events.tell": "events.push",
    "friends.tell": "friends.push",
    "helpers.part": "helpers.remove-blocked",
    "helpers.tell": "helpers.push",
    "invitations.part": "invitations.remove-blocked",
    "invitations.tell": "invitations.push",
    "invitees.ask_again": "external-guests.ask-again",
    "invitees.call_off": "external-guests.send-cancellation",
    "invitees.remind": "external-guests.remind",
    "invitees.take_over": "external-guests.take-over",
    "invitees.tell": "external-guests.push",
    "invitees.tell_changes": "external-guests.send-changes",
    "invitees.tell_date": "external-guests.send-date",
    "invitees.tell_dates": "external-guests.send-dates",
    "invitees.write": "external-guests.send-email",
    "posts.tell": "posts.push"
  }';
BEGIN
  IF to_regclass('jobs.job') IS NULL THEN RETURN; END IF;
  EXECUTE 'UPDATE jobs.job SET data = jsonb_set(data::jsonb, ''{fact}'', $1 -> (data ->> ''fact''))
    WHERE state < ''completed'' AND $1 ? (data ->> ''fact'')' USING facts;
  EXECUTE 'UPDATE jobs.job SET group_id = $1 ->> group_id WHERE state < ''completed'' AND $1 ? group_id' USING handlers;
END $$;
