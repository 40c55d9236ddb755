-- A child does not make itself an adult: how long an account has been a child's tells a mistyped year from that. Accounts of
-- today have their day from now on.
ALTER TABLE users ADD COLUMN kid_since timestamptz;
UPDATE users SET kid_since = now() WHERE is_kid;

CREATE OR REPLACE FUNCTION mark_kid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_kid := is_kids_account(NEW.dob, (now() AT TIME ZONE 'UTC')::date);
  IF NOT NEW.is_kid THEN
    NEW.kid_since := NULL;
  ELSIF TG_OP = 'INSERT' OR NOT OLD.is_kid THEN
    NEW.kid_since := now();
  END IF;
  RETURN NEW;
END $$;
