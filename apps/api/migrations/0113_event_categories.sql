-- What is booked for an event says what it is about: the categories of it, and the groups that they are in, in the order of
-- the lists of events.
CREATE TABLE event_categories (
  event_id bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  category_id smallint NOT NULL REFERENCES categories,
  starts_at timestamptz NOT NULL,
  is_public boolean NOT NULL,
  PRIMARY KEY (event_id, category_id)
);
CREATE INDEX event_categories_start ON event_categories (category_id, starts_at, event_id) WHERE is_public;

CREATE FUNCTION move_event_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_categories SET starts_at = NEW.starts_at, is_public = NEW.is_public WHERE event_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER events_categories AFTER UPDATE OF open_to, starts_at ON events
  FOR EACH ROW EXECUTE FUNCTION move_event_categories();

INSERT INTO event_categories (event_id, category_id, starts_at, is_public)
SELECT DISTINCT events.id, own.id, events.starts_at, events.is_public
FROM bookings JOIN events ON events.id = bookings.event_id
JOIN booking_items AS item ON item.booking_id = bookings.id AND coalesce(item.qty_accepted, item.qty) > 0
JOIN service_categories ON service_categories.service_id = item.service_id
JOIN categories AS category ON category.id = service_categories.category_id
JOIN categories AS own ON own.id IN (category.id, category.parent_id)
WHERE bookings.status IN ('accepted', 'serving', 'completed');
