-- What pages on the web say of themselves, once for all texts that lead there.
CREATE TABLE link_previews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- ASCII, as browsers write it, without a fragment
  url text NOT NULL UNIQUE CHECK (char_length(url) BETWEEN 1 AND 1000),
  -- wanted: nobody has looked yet; none: there was nothing to show
  status text NOT NULL DEFAULT 'wanted' CHECK (status IN ('wanted', 'found', 'none')),
  -- when a text with it was last written, to the day
  used_at timestamptz NOT NULL,
  looked_at timestamptz,
  title text CHECK (char_length(title) BETWEEN 1 AND 200),
  description text CHECK (char_length(description) BETWEEN 1 AND 300),
  site text CHECK (char_length(site) BETWEEN 1 AND 80),
  -- key of the picture in the file store
  picture text,
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  CHECK ((status = 'wanted') = (looked_at IS NULL)),
  CHECK ((status = 'found') = (title IS NOT NULL AND site IS NOT NULL)),
  CHECK (status = 'found' OR (description IS NULL AND picture IS NULL)),
  CHECK ((picture IS NULL) = (width IS NULL) AND (picture IS NULL) = (height IS NULL))
);
CREATE INDEX link_previews_used ON link_previews (used_at);

ALTER TABLE messages ADD COLUMN link_preview_id bigint REFERENCES link_previews ON DELETE SET NULL;
CREATE INDEX messages_link_preview ON messages (link_preview_id) WHERE link_preview_id IS NOT NULL;
ALTER TABLE messages ADD CONSTRAINT messages_deleted_link CHECK (deleted_at IS NULL OR link_preview_id IS NULL);
