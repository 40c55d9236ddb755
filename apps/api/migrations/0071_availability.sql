-- When a provider takes bookings; who has said nothing takes any.
CREATE TABLE store_availability (
  provider_id bigint PRIMARY KEY REFERENCES stores ON DELETE CASCADE,
  -- 1 is Monday
  weekdays_off smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays_off <@ '{1,2,3,4,5,6,7}'::smallint[]),
  lead_days smallint NOT NULL DEFAULT 0 CHECK (lead_days BETWEEN 0 AND 365),
  -- null for any number
  bookings_a_day smallint CHECK (bookings_a_day BETWEEN 1 AND 1000),
  allows_holds boolean NOT NULL DEFAULT false
);

-- Days on which it is otherwise than the day of the week says.
CREATE TABLE store_days (
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  day date NOT NULL,
  is_off boolean NOT NULL,
  PRIMARY KEY (provider_id, day)
);

-- How many places of a day are taken. The last one is given away once: `most` is what the provider took when the last place
-- was taken, so that who takes fewer bookings later keeps those that there are.
CREATE TABLE store_day_counts (
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  day date NOT NULL,
  taken integer NOT NULL,
  -- Of these, what is held or kept for a while.
  held integer NOT NULL,
  most integer,
  PRIMARY KEY (provider_id, day),
  CONSTRAINT store_day_counts_held CHECK (held BETWEEN 0 AND taken),
  CONSTRAINT store_day_full CHECK (taken <= most)
);

-- A place of a day: held by somebody for a while (slot), kept for what they have asked for (booking and expiry), or taken by a
-- booking for good.
CREATE TABLE store_places (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  day date NOT NULL,
  -- Not a foreign key: whoever takes places says when they are free again.
  booking_id bigint,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  -- Each hold has one of the few that somebody can have with a provider.
  slot smallint CHECK (slot BETWEEN 1 AND 2),
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT store_places_hold CHECK ((slot IS NOT NULL) = (booking_id IS NULL)),
  CONSTRAINT store_places_expiry CHECK ((expires_at IS NOT NULL) = (user_id IS NOT NULL)),
  CONSTRAINT store_places_taken CHECK (booking_id IS NOT NULL OR expires_at IS NOT NULL)
);
CREATE UNIQUE INDEX store_places_of_booking ON store_places (booking_id, day) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX store_places_one_of_day ON store_places (user_id, provider_id, day) WHERE slot IS NOT NULL;
CREATE UNIQUE INDEX store_places_slots ON store_places (user_id, provider_id, slot) WHERE slot IS NOT NULL;
CREATE INDEX store_places_expiring ON store_places (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX store_places_expiring_with ON store_places (provider_id, expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX store_places_holds_of_day ON store_places (provider_id, day, created_at DESC, id DESC) WHERE slot IS NOT NULL;
CREATE INDEX store_places_holds_with ON store_places (provider_id, created_at DESC, id DESC) WHERE slot IS NOT NULL;
CREATE INDEX store_places_holds_of ON store_places (user_id, created_at DESC, id DESC) WHERE slot IS NOT NULL;

-- Also for those that go with their owner's account.
CREATE FUNCTION count_store_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO store_day_counts AS counted (provider_id, day, taken, held, most)
    SELECT NEW.provider_id, NEW.day, 1, (NEW.expires_at IS NOT NULL)::integer,
      (SELECT bookings_a_day FROM store_availability WHERE provider_id = NEW.provider_id)
    ON CONFLICT (provider_id, day) DO UPDATE
    SET taken = counted.taken + 1, held = counted.held + excluded.held, most = excluded.most;
  ELSE
    UPDATE store_day_counts
    SET taken = taken - (TG_OP = 'DELETE')::integer, held = held - (OLD.expires_at IS NOT NULL)::integer
    WHERE provider_id = OLD.provider_id AND day = OLD.day;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER store_places_counted AFTER INSERT OR DELETE ON store_places
  FOR EACH ROW EXECUTE FUNCTION count_store_place();
CREATE TRIGGER store_places_taken_for_good AFTER UPDATE ON store_places
  FOR EACH ROW WHEN (OLD.expires_at IS NOT NULL AND NEW.expires_at IS NULL) EXECUTE FUNCTION count_store_place();
