-- Whether guests can say maybe, and who has. They are pending, without a seat: every other answer takes it back.
ALTER TABLE events ADD COLUMN allows_maybe boolean NOT NULL DEFAULT false;
ALTER TABLE event_guests
  ADD COLUMN is_maybe boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT event_guests_maybe CHECK (NOT is_maybe OR (status = 'pending' AND NOT has_seat));

CREATE FUNCTION take_back_maybe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_maybe := false;
  RETURN NEW;
END $$;
CREATE TRIGGER event_guests_maybe_taken_back BEFORE UPDATE OF status ON event_guests
  FOR EACH ROW WHEN (OLD.is_maybe AND NEW.status <> 'pending') EXECUTE FUNCTION take_back_maybe();
