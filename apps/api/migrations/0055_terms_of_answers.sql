-- Until when guests can say yes, and how many people each may bring.
ALTER TABLE events
  -- by the clock at the event's place, and when that is
  ADD COLUMN local_answer_by timestamp,
  ADD COLUMN answers_until timestamptz,
  -- null: as many as they like
  ADD COLUMN companions_max smallint CHECK (companions_max BETWEEN 0 AND 39),
  ADD CONSTRAINT events_answer_by CHECK ((local_answer_by IS NULL) = (answers_until IS NULL)),
  ADD CONSTRAINT events_answer_by_start CHECK (answers_until <= starts_at),
  -- Nobody says yes before there is a date.
  ADD CONSTRAINT events_answer_by_date CHECK (answers_until IS NULL OR NOT date_open);

-- No party grows beyond what the host allows; those that are larger already stay. Whoever writes answers has locked the event.
CREATE FUNCTION keep_companions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.adults + NEW.children <= OLD.adults + OLD.children THEN RETURN NEW; END IF;
  IF NEW.adults + NEW.children - 1 > (SELECT companions_max FROM events WHERE id = NEW.event_id) THEN
    RAISE EXCEPTION 'more companions than the host allows'
      USING ERRCODE = 'check_violation', TABLE = 'event_guests', CONSTRAINT = 'event_guests_companions';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_guests_companions BEFORE INSERT OR UPDATE OF adults, children ON event_guests
  FOR EACH ROW WHEN (NEW.adults + NEW.children > 1) EXECUTE FUNCTION keep_companions();
