-- Who has joined a provider: their offers and posts reach them.
CREATE TABLE store_members (
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, user_id)
);
CREATE INDEX store_members_user ON store_members (user_id, created_at DESC, provider_id DESC);

ALTER TABLE stores ADD COLUMN total_joined integer NOT NULL DEFAULT 0 CHECK (total_joined >= 0);

-- Also for those who go with their account.
CREATE FUNCTION count_store_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stores SET total_joined = total_joined + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE provider_id = CASE TG_OP WHEN 'INSERT' THEN NEW.provider_id ELSE OLD.provider_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER store_members_counted AFTER INSERT OR DELETE ON store_members
  FOR EACH ROW EXECUTE FUNCTION count_store_member();
