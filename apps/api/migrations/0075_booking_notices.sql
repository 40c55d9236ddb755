-- What was told of a booking goes with it (see 0035).
CREATE TRIGGER bookings_notices AFTER DELETE ON bookings REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('booking');
