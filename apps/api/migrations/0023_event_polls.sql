-- Celebrations whose date is not chosen yet: the dates it could be, and what who is asked says of each.

-- While the date is open, the event stands on the last one that it could be, and nobody has a place.
ALTER TABLE events
  ADD COLUMN date_open boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT events_date_open CHECK (NOT date_open OR total_guests = 0);

CREATE TABLE event_dates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  -- by the clock, from the first
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 5),
  -- what the clock on the wall shows at the event's place
  local_start timestamp NOT NULL,
  UNIQUE (event_id, position),
  UNIQUE (event_id, local_start),
  UNIQUE (event_id, id)
);

-- One vote of each guest for each date, both of the same event.
ALTER TABLE event_guests ADD CONSTRAINT event_guests_of_event UNIQUE (event_id, id);
CREATE TABLE event_date_votes (
  event_id bigint NOT NULL,
  date_id bigint NOT NULL,
  guest_id bigint NOT NULL,
  vote text NOT NULL CHECK (vote IN ('yes', 'maybe', 'no')),
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (date_id, guest_id),
  FOREIGN KEY (event_id, date_id) REFERENCES event_dates (event_id, id) ON DELETE CASCADE,
  FOREIGN KEY (event_id, guest_id) REFERENCES event_guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX event_date_votes_guest ON event_date_votes (event_id, guest_id);

-- The kinds are whatever they are by now, and one more.
DO $$ BEGIN
  EXECUTE (
    SELECT 'ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check, ADD CONSTRAINT notifications_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''event_date_chosen''::text, ')
    FROM pg_constraint WHERE conname = 'notifications_kind_check' AND conrelid = 'notifications'::regclass);
END $$;
