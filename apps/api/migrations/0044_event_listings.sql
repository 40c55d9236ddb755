-- What may be in the lists of somebody because of who they are, in the order of the lists: a list is a walk along it, however
-- many connections, invitations and marks they have. Whether they may see an event is asked when it is read.
CREATE TABLE event_listings (
  user_id bigint NOT NULL,
  -- circle: the host, a connection, keeps it for those whom they have filed so; it is not public
  reason text NOT NULL CHECK (reason IN ('circle', 'invited', 'marked')),
  event_id bigint NOT NULL,
  starts_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, reason, event_id)
);
CREATE INDEX event_listings_start ON event_listings (user_id, reason, starts_at, event_id);
CREATE INDEX event_listings_event ON event_listings (event_id);

-- A connection that begins and an event that is made at the same time see each other: one of them waits. Connections do not
-- wait for connections.
CREATE FUNCTION circle_lock(host bigint) RETURNS bigint LANGUAGE sql IMMUTABLE RETURN hashint8extended(host, 44);

CREATE FUNCTION list_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM event_listings WHERE event_id = OLD.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.starts_at <> OLD.starts_at THEN
    UPDATE event_listings SET starts_at = NEW.starts_at WHERE event_id = NEW.id;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.open_to = OLD.open_to THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(circle_lock(NEW.user_id));
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM event_listings WHERE event_id = NEW.id AND reason = 'circle';
  END IF;
  IF NOT NEW.open_to @> '{0}' AND NEW.open_to && '{1,2,3}' THEN
    INSERT INTO event_listings SELECT friend_id, 'circle', NEW.id, NEW.starts_at FROM friends
      WHERE user_id = NEW.user_id AND friend_type = ANY (NEW.open_to);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER events_listed AFTER INSERT OR DELETE OR UPDATE OF open_to, starts_at ON events
  FOR EACH ROW EXECUTE FUNCTION list_event();

CREATE FUNCTION list_circle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(circle_lock(coalesce(NEW.user_id, OLD.user_id)));
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM event_listings USING events
    WHERE events.user_id = OLD.user_id AND events.open_to && '{1,2,3}' AND NOT events.is_public
      AND event_listings.user_id = OLD.friend_id AND reason = 'circle' AND event_id = events.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO event_listings SELECT NEW.friend_id, 'circle', id, starts_at FROM events
    WHERE user_id = NEW.user_id AND open_to && '{1,2,3}' AND NOT is_public AND NEW.friend_type = ANY (open_to);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER friends_circle AFTER INSERT OR DELETE OR UPDATE OF friend_type ON friends
  FOR EACH ROW EXECUTE FUNCTION list_circle();

CREATE FUNCTION is_listed_guest(user_id bigint, status text) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  user_id IS NOT NULL AND status IN ('pending', 'accepted', 'waiting', 'requested');

CREATE FUNCTION list_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND is_listed_guest(OLD.user_id, OLD.status);
  is_now boolean := TG_OP <> 'DELETE' AND is_listed_guest(NEW.user_id, NEW.status);
BEGIN
  IF was AND is_now AND OLD.user_id = NEW.user_id THEN RETURN NULL; END IF;
  IF was THEN
    DELETE FROM event_listings WHERE user_id = OLD.user_id AND reason = 'invited' AND event_id = OLD.event_id;
  END IF;
  IF is_now THEN
    INSERT INTO event_listings SELECT NEW.user_id, 'invited', id, starts_at FROM events WHERE id = NEW.event_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER event_guests_listed AFTER INSERT OR DELETE OR UPDATE OF user_id, status ON event_guests
  FOR EACH ROW EXECUTE FUNCTION list_guest();

CREATE FUNCTION list_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM event_listings WHERE user_id = OLD.user_id AND reason = 'marked' AND event_id = OLD.event_id;
  ELSE
    INSERT INTO event_listings SELECT NEW.user_id, 'marked', id, starts_at FROM events WHERE id = NEW.event_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER event_marks_listed AFTER INSERT OR DELETE ON event_marks
  FOR EACH ROW EXECUTE FUNCTION list_mark();

INSERT INTO event_listings
SELECT friends.friend_id, 'circle', events.id, events.starts_at FROM events JOIN friends ON friends.user_id = events.user_id
WHERE events.open_to && '{1,2,3}' AND NOT events.is_public AND friends.friend_type = ANY (events.open_to)
UNION ALL SELECT event_guests.user_id, 'invited', events.id, events.starts_at FROM events
  JOIN event_guests ON event_guests.event_id = events.id WHERE is_listed_guest(event_guests.user_id, event_guests.status)
UNION ALL SELECT event_marks.user_id, 'marked', events.id, events.starts_at FROM events
  JOIN event_marks ON event_marks.event_id = events.id;

-- Served the lists by connection.
DROP INDEX events_circle_start;
CREATE INDEX events_circle ON events (user_id) WHERE open_to && '{1,2,3}' AND NOT is_public;
