-- What was told of a day that somebody held goes with it.
CREATE TRIGGER store_places_notices AFTER DELETE ON store_places REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('held_day');
