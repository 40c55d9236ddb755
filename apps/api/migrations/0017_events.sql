-- Celebrations, who is asked to come, their tickets, and marks.

CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  address text CHECK (char_length(address) BETWEEN 1 AND 255),
  country_id integer REFERENCES countries,
  state_id integer REFERENCES states,
  city_id integer REFERENCES cities,
  lat double precision CHECK (lat BETWEEN -90 AND 90),
  long double precision CHECK (long BETWEEN -180 AND 180),
  -- most guests, the host not counted
  members integer CHECK (members BETWEEN 1 AND 100000),
  special_guest text CHECK (char_length(special_guest) BETWEEN 1 AND 120),
  -- what the clock on the wall shows at the event's place, and when that is
  local_start timestamp NOT NULL,
  local_end timestamp,
  timezone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  about text NOT NULL DEFAULT '' CHECK (char_length(about) <= 4000),
  dress_code text CHECK (char_length(dress_code) BETWEEN 1 AND 120),
  paper text NOT NULL DEFAULT 'lagoon' CHECK (paper IN ('lagoon', 'plum', 'poppy', 'marigold', 'dusk', 'moss')),
  cover_id bigint UNIQUE REFERENCES uploads,
  -- 0 public, 1 friends, 2 family, 3 colleagues, 4 strictly on invite, 5 private
  open_to smallint[] NOT NULL CHECK (open_to <@ '{0,1,2,3,4,5}' AND cardinality(open_to) > 0),
  is_public boolean NOT NULL GENERATED ALWAYS AS (open_to @> '{0}') STORED,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  -- people who come or have a place kept, companions counted
  total_guests integer NOT NULL DEFAULT 0 CHECK (total_guests >= 0),
  words tsvector NOT NULL GENERATED ALWAYS AS (
    name_words(title || ' ' || coalesce(address, '') || ' ' || coalesce(special_guest, '') || ' ' || about)) STORED,
  CHECK (lat IS NULL = (long IS NULL)),
  CHECK (ends_at > starts_at),
  CHECK (country_id IS NOT NULL OR state_id IS NULL),
  CHECK (state_id IS NOT NULL OR city_id IS NULL),
  CONSTRAINT events_members CHECK (total_guests <= members)
);
CREATE INDEX events_user_start ON events (user_id, starts_at, id);
-- The end is in them so that events that are over are passed without a look at the table.
CREATE INDEX events_public_start ON events (starts_at, id, ends_at) WHERE is_public;
CREATE INDEX events_public_country ON events (country_id, starts_at, id, ends_at) WHERE is_public;
CREATE INDEX events_public_state ON events (state_id, starts_at, id, ends_at) WHERE is_public;
CREATE INDEX events_public_city ON events (city_id, starts_at, id, ends_at) WHERE is_public;
-- What hosts keep for those whom they have filed as friends, family or colleagues.
CREATE INDEX events_circle_start ON events (user_id, starts_at, id, ends_at) INCLUDE (open_to)
  WHERE open_to && '{1,2,3}' AND NOT is_public;
-- By whom somebody is filed, and as what.
CREATE INDEX friends_filed ON friends (friend_id, user_id, friend_type);
CREATE INDEX events_words ON events USING gin (words);

-- Who is asked to come, comes, or asks to: one row for each person, whatever happens between them and the event.
CREATE TABLE event_guests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- the host has a row too, for a ticket, and takes no place
  status text NOT NULL CHECK (status IN ('host', 'pending', 'accepted', 'rejected', 'requested', 'waiting', 'removed')),
  adults smallint NOT NULL DEFAULT 1 CHECK (adults BETWEEN 1 AND 20),
  children smallint NOT NULL DEFAULT 0 CHECK (children BETWEEN 0 AND 20),
  heads smallint NOT NULL GENERATED ALWAYS AS (adults + children) STORED,
  -- whether the host has asked them to come or let them in, so that a yes is theirs to say
  is_invited boolean NOT NULL DEFAULT true,
  -- whether their places are counted: who comes, and who is to confirm another date
  has_place boolean NOT NULL DEFAULT false,
  dietary text CHECK (char_length(dietary) BETWEEN 1 AND 255),
  message text CHECK (char_length(message) BETWEEN 1 AND 500),
  invitation_message text CHECK (char_length(invitation_message) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  -- since when they wait: who came first is moved up first
  waiting_since timestamptz,
  UNIQUE (event_id, user_id),
  CHECK (CASE status WHEN 'accepted' THEN has_place WHEN 'pending' THEN true ELSE NOT has_place END),
  CHECK ((status = 'waiting') = (waiting_since IS NOT NULL)),
  CHECK (CASE status WHEN 'requested' THEN NOT is_invited WHEN 'rejected' THEN true WHEN 'removed' THEN true ELSE is_invited END)
);
CREATE UNIQUE INDEX event_guests_host ON event_guests (event_id) WHERE status = 'host';
CREATE INDEX event_guests_newest ON event_guests (event_id, created_at DESC, id DESC);
CREATE INDEX event_guests_status ON event_guests (event_id, status, created_at DESC, id DESC);
CREATE INDEX event_guests_coming ON event_guests (event_id, answered_at DESC NULLS LAST, id DESC) WHERE has_place;
CREATE INDEX event_guests_waiting ON event_guests (event_id, waiting_since, id) WHERE status = 'waiting';
CREATE INDEX event_guests_user ON event_guests (user_id, event_id);

-- A code for the door. It is good once; what has ended it early is kept, to be told at the door.
CREATE TABLE event_tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  guest_id bigint NOT NULL REFERENCES event_guests ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by bigint REFERENCES users ON DELETE SET NULL,
  revoked_at timestamptz,
  revoked_for text CHECK (revoked_for IN ('left', 'removed', 'rescheduled')),
  CHECK (revoked_at IS NULL = (revoked_for IS NULL)),
  CHECK (used_by IS NULL OR used_at IS NOT NULL)
);
CREATE UNIQUE INDEX event_tickets_good ON event_tickets (guest_id) WHERE revoked_at IS NULL;
CREATE INDEX event_tickets_guest ON event_tickets (guest_id);

CREATE TABLE event_marks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, event_id)
);
CREATE INDEX event_marks_event ON event_marks (event_id);

-- Notifications are about events too. One that was called off is named, because it is no longer there to be read.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications
  ADD COLUMN event_id bigint REFERENCES events ON DELETE CASCADE,
  ADD COLUMN gone_event_id bigint,
  ADD COLUMN gone_title text,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN (
    'friend_requested', 'friend_accepted',
    'post_liked', 'post_superliked', 'post_shared', 'post_commented', 'post_mentioned',
    'comment_replied', 'comment_liked', 'comment_mentioned',
    'meet_treated', 'meet_answered',
    'event_invited', 'event_accepted', 'event_rejected', 'event_requested', 'event_request_accepted', 'event_moved_up',
    'event_rescheduled', 'event_deleted')),
  ADD CONSTRAINT notifications_gone CHECK (
    (kind = 'event_deleted') = (gone_event_id IS NOT NULL) AND (gone_event_id IS NULL) = (gone_title IS NULL));
DROP INDEX notifications_unread;
CREATE UNIQUE INDEX notifications_unread ON notifications (user_id, kind, post_id, comment_id, event_id, gone_event_id)
  NULLS NOT DISTINCT WHERE read_at IS NULL;
CREATE INDEX notifications_event ON notifications (event_id) WHERE event_id IS NOT NULL;

ALTER TABLE notification_actors DROP CONSTRAINT notification_actors_user_id_kind_post_id_comment_id_actor_i_key;
ALTER TABLE notification_actors
  ADD COLUMN event_id bigint REFERENCES events ON DELETE CASCADE,
  ADD COLUMN gone_event_id bigint,
  ADD CONSTRAINT notification_actors_once
    UNIQUE NULLS NOT DISTINCT (user_id, kind, post_id, comment_id, event_id, gone_event_id, actor_id);
CREATE INDEX notification_actors_event ON notification_actors (event_id) WHERE event_id IS NOT NULL;
