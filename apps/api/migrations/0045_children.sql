-- Children are there for their connections only. Whether somebody is a child is asked for with everything that people do, and
-- so stands in a column: written with the date of birth, and ended by a job on the 13th birthday.
ALTER TABLE users ADD COLUMN is_kid boolean NOT NULL DEFAULT false;
UPDATE users SET is_kid = true WHERE is_kids_account(dob, (now() AT TIME ZONE 'UTC')::date);
CREATE INDEX users_kids ON users (dob) WHERE is_kid;

-- Whoever writes a date of birth cannot forget it.
CREATE FUNCTION mark_kid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_kid := is_kids_account(NEW.dob, (now() AT TIME ZONE 'UTC')::date);
  RETURN NEW;
END $$;
CREATE TRIGGER users_kid BEFORE INSERT OR UPDATE OF dob ON users FOR EACH ROW EXECUTE FUNCTION mark_kid();
