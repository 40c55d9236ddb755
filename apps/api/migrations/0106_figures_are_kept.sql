-- What both sides have agreed on, by booking and service, on the day (by the UTC calendar) on which they did. Rows and not sums: whatever
-- becomes of a booking takes away its own, and doing so twice changes nothing.
CREATE TABLE store_income (
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- Not a foreign key: what was booked stays when its service goes.
  service_id bigint NOT NULL,
  provider_id bigint NOT NULL REFERENCES stores,
  day date NOT NULL,
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  PRIMARY KEY (booking_id, service_id)
);
CREATE INDEX store_income_by_day ON store_income (provider_id, day) INCLUDE (currency, service_id, total, booking_id);

CREATE FUNCTION keep_store_income() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM store_income WHERE booking_id = new.id;
  IF new.status IN ('accepted', 'serving', 'completed') THEN
    INSERT INTO store_income (booking_id, service_id, provider_id, day, currency, total)
    SELECT new.id, service_id, new.provider_id, (new.changed_at AT TIME ZONE 'UTC')::date, new.currency, sum(total)
    FROM booking_items WHERE booking_id = new.id GROUP BY service_id HAVING sum(total) > 0;
  END IF;
  RETURN NULL;
END $$;
-- What is agreed on stays as it is while it is served.
CREATE TRIGGER bookings_income AFTER UPDATE OF status ON bookings FOR EACH ROW
  WHEN ((old.status IN ('accepted', 'serving', 'completed')) <> (new.status IN ('accepted', 'serving', 'completed')))
  EXECUTE FUNCTION keep_store_income();

INSERT INTO store_income (booking_id, service_id, provider_id, day, currency, total)
SELECT bookings.id, item.service_id, bookings.provider_id, (agreed.at AT TIME ZONE 'UTC')::date, bookings.currency, sum(item.total)
FROM bookings
JOIN (SELECT booking_id, max(at) AS at FROM booking_steps WHERE action IN ('accept', 'confirm') GROUP BY booking_id) agreed
  ON agreed.booking_id = bookings.id
JOIN booking_items AS item ON item.booking_id = bookings.id
WHERE bookings.status IN ('accepted', 'serving', 'completed')
GROUP BY bookings.id, item.service_id, agreed.at HAVING sum(item.total) > 0;

-- When the provider answered first, and whether any answer was a no.
ALTER TABLE bookings ADD COLUMN answered_at timestamptz, ADD COLUMN was_declined boolean NOT NULL DEFAULT false;
UPDATE bookings SET answered_at = answer.at, was_declined = answer.was_declined
FROM (SELECT booking_id, min(at) AS at, bool_or(action = 'decline') AS was_declined FROM booking_steps
  WHERE side = 'provider' AND action IN ('accept', 'propose', 'decline') GROUP BY booking_id) answer
WHERE answer.booking_id = bookings.id;
CREATE INDEX bookings_asked ON bookings (provider_id, created_at) INCLUDE (answered_at, was_declined);

CREATE FUNCTION keep_booking_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET answered_at = coalesce(answered_at, new.at), was_declined = was_declined OR new.action = 'decline'
  WHERE id = new.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_steps_answer AFTER INSERT ON booking_steps FOR EACH ROW
  WHEN (new.side = 'provider' AND new.action IN ('accept', 'propose', 'decline')) EXECUTE FUNCTION keep_booking_answer();
