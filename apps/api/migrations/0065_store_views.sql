-- How often the page of a provider is looked at: once per viewer and day, by the UTC calendar.
CREATE TABLE store_views (
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (provider_id, day)
);

-- Who was counted today, as a keyed hash that means nothing on another day; deleted when the day is over.
CREATE TABLE store_viewers (
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  day date NOT NULL,
  viewer text NOT NULL,
  PRIMARY KEY (provider_id, day, viewer)
);
CREATE INDEX store_viewers_day ON store_viewers (day);

CREATE FUNCTION count_store_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_views AS counted (provider_id, day, views) VALUES (NEW.provider_id, NEW.day, 1)
  ON CONFLICT (provider_id, day) DO UPDATE SET views = counted.views + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER store_viewers_counted AFTER INSERT ON store_viewers FOR EACH ROW EXECUTE FUNCTION count_store_view();
