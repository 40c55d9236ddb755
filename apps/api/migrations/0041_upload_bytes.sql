-- What an account's files weigh: of one under way the most that may still come, of a kept one what is stored of it.
ALTER TABLE uploads ADD COLUMN bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0);
UPDATE uploads SET bytes = CASE kind WHEN 'image' THEN 15000000 WHEN 'audio' THEN 20000000 ELSE 200000000 END
  WHERE status = 'pending';

-- The sums for each account, so that asking for a place costs the same for everybody.
CREATE TABLE upload_usage (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  pending bigint NOT NULL CHECK (pending >= 0),
  kept bigint NOT NULL CHECK (kept >= 0)
);
INSERT INTO upload_usage SELECT user_id, sum(bytes) FILTER (WHERE status = 'pending'), 0 FROM uploads
  WHERE status = 'pending' GROUP BY user_id;

CREATE FUNCTION count_upload_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Gone already where the account is being deleted.
  IF TG_OP <> 'INSERT' THEN
    UPDATE upload_usage SET
      pending = pending - CASE OLD.status WHEN 'pending' THEN OLD.bytes ELSE 0 END,
      kept = kept - CASE OLD.status WHEN 'ready' THEN OLD.bytes ELSE 0 END
    WHERE user_id = OLD.user_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO upload_usage AS usage VALUES (NEW.user_id,
      CASE NEW.status WHEN 'pending' THEN NEW.bytes ELSE 0 END, CASE NEW.status WHEN 'ready' THEN NEW.bytes ELSE 0 END)
    ON CONFLICT (user_id) DO UPDATE SET pending = usage.pending + excluded.pending, kept = usage.kept + excluded.kept;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER uploads_bytes AFTER INSERT OR DELETE OR UPDATE OF status, bytes ON uploads
  FOR EACH ROW EXECUTE FUNCTION count_upload_bytes();
