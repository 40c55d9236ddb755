-- The words by which the two sides find a booking, with who they are: an index that also has the side reads the words of no
-- one else.
ALTER TABLE bookings ADD COLUMN words tsvector NOT NULL DEFAULT '';
CREATE INDEX bookings_words ON bookings USING gin (words) WITH (fastupdate = off);

CREATE FUNCTION index_booking_words(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE bookings SET words = name_words(concat_ws(' ', event_title, celebrant.name, company.company_name,
      (SELECT string_agg(concat_ws(' ', item.service_name, item.name), ' ') FROM booking_items AS item
       WHERE item.booking_id = bookings.id)))
    || array_to_tsvector(ARRAY['@c' || bookings.celebrant_id, '@p' || bookings.provider_id])
  FROM users AS celebrant, service_providers AS company
  WHERE bookings.id = ANY (ids) AND celebrant.id = bookings.celebrant_id AND company.id = bookings.provider_id
$$;
SELECT index_booking_words(ARRAY(SELECT id FROM bookings));

-- Its items come with a booking; people and companies change their names.
CREATE FUNCTION booking_items_are_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_booking_words(ARRAY(SELECT DISTINCT booking_id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_items_words AFTER INSERT ON booking_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION booking_items_are_found();
CREATE FUNCTION celebrants_are_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_booking_words(ARRAY(SELECT id FROM bookings WHERE celebrant_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER users_booking_words AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION celebrants_are_found();
CREATE FUNCTION booked_companies_are_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_booking_words(ARRAY(SELECT id FROM bookings WHERE provider_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER service_providers_booking_words AFTER UPDATE OF company_name ON service_providers
  FOR EACH ROW WHEN (OLD.company_name IS DISTINCT FROM NEW.company_name) EXECUTE FUNCTION booked_companies_are_found();

-- By the event, the next or the last one first.
CREATE INDEX bookings_of_provider_by_event ON bookings (provider_id, status, starts_at, id);
CREATE INDEX bookings_of_celebrant_by_event ON bookings (celebrant_id, status, starts_at, id);
