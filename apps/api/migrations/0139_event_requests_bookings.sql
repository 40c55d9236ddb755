-- What was asked for along with the event, so that a call that is made again answers the same.
ALTER TABLE event_requests ADD COLUMN booking_ids bigint[] NOT NULL DEFAULT '{}';
