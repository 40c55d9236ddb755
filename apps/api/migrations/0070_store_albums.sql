-- Pictures of what a provider has done before.
ALTER TABLE stores ADD COLUMN total_albums integer NOT NULL DEFAULT 0 CONSTRAINT stores_albums CHECK (total_albums BETWEEN 0 AND 20);

CREATE TABLE store_albums (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  created_at timestamptz NOT NULL
);
CREATE INDEX store_albums_of_provider ON store_albums (provider_id, created_at DESC, id DESC);

CREATE TABLE store_album_images (
  album_id bigint NOT NULL REFERENCES store_albums ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 23),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (album_id, position)
);
