-- What celebrants have asked providers to serve.

CREATE TABLE bookings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  celebrant_id bigint NOT NULL REFERENCES users,
  provider_id bigint NOT NULL REFERENCES stores,
  -- Not a foreign key: a booking outlives its event, of which it keeps what was agreed on.
  event_id bigint NOT NULL,
  event_title text NOT NULL,
  event_address text,
  local_start timestamp NOT NULL,
  timezone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- people to serve
  guests integer NOT NULL CHECK (guests BETWEEN 1 AND 1000000),
  message text NOT NULL DEFAULT '' CHECK (char_length(message) <= 1000),
  status text NOT NULL CHECK (
    status IN ('requested', 'changed', 'accepted', 'serving', 'completed', 'declined', 'expired', 'cancelled')),
  -- until when an answer is waited for
  expires_at timestamptz,
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- in minor units; what was asked for, and what is agreed on or else asked for
  asked_total bigint NOT NULL CHECK (asked_total >= 0),
  sub_total bigint NOT NULL,
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND sub_total),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  total bigint NOT NULL CONSTRAINT bookings_total CHECK (total = sub_total - discount + tax),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT bookings_expiry CHECK ((expires_at IS NOT NULL) = (status IN ('requested', 'changed'))),
  CONSTRAINT bookings_times CHECK (ends_at > starts_at)
);
CREATE INDEX bookings_of_celebrant ON bookings (celebrant_id, created_at DESC, id DESC);
CREATE INDEX bookings_of_provider ON bookings (provider_id, created_at DESC, id DESC);
CREATE INDEX bookings_of_provider_by_status ON bookings (provider_id, status, created_at DESC, id DESC);
CREATE INDEX bookings_of_celebrant_by_status ON bookings (celebrant_id, status, created_at DESC, id DESC);
CREATE INDEX bookings_of_event ON bookings (event_id, created_at DESC, id DESC);
CREATE INDEX bookings_expiring ON bookings (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX bookings_under_way ON bookings (ends_at) WHERE status IN ('accepted', 'serving');

-- Frozen when it was booked, but for how much of it the provider does.
CREATE TABLE booking_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- Not foreign keys: what was booked stays when its service goes.
  service_item_id bigint NOT NULL,
  service_id bigint NOT NULL,
  service_name text NOT NULL,
  name text NOT NULL,
  unit smallint NOT NULL CHECK (unit BETWEEN 1 AND 4),
  -- of one, in minor units, and what an offer takes off it, in percent
  price bigint NOT NULL CHECK (price BETWEEN 0 AND 1000000000000),
  offer_name text,
  offer_discount smallint NOT NULL DEFAULT 0 CHECK (offer_discount BETWEEN 0 AND 100),
  -- in thousandths of the unit
  qty bigint NOT NULL CHECK (qty BETWEEN 1 AND 1000000000),
  qty_accepted bigint CHECK (qty_accepted BETWEEN 0 AND qty),
  sub_total bigint NOT NULL,
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND sub_total),
  total bigint NOT NULL CONSTRAINT booking_items_total CHECK (total = sub_total - discount),
  CONSTRAINT booking_items_offer CHECK (offer_name IS NOT NULL OR offer_discount = 0),
  CONSTRAINT booking_items_once UNIQUE (booking_id, service_item_id)
);

-- Each step of a booking, the request first.
CREATE TABLE booking_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  action text,
  status text NOT NULL,
  side text NOT NULL CHECK (side IN ('celebrant', 'provider', 'clock')),
  note text CHECK (char_length(note) <= 1000),
  -- what the booking cost from then on
  total bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX booking_steps_booking ON booking_steps (booking_id, id);

-- Requests that were named by who sent them, so that each is done once.
CREATE TABLE booking_requests (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  booking_ids bigint[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX booking_requests_old ON booking_requests (created_at);
