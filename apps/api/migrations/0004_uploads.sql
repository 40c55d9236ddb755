-- Files that people uploaded. A row is 'pending' until the bytes were checked and processed; rows that nothing uses
-- are swept with their files after a day.
CREATE TABLE uploads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- the random part of its keys in the file store
  folder text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('image', 'audio', 'video')),
  -- what the uploader said it is
  content_type text NOT NULL,
  file_name text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready')),
  created_at timestamptz NOT NULL,
  -- known when ready: pixels, ThumbHash, rendition widths, milliseconds, loudness 0–100 in 64 steps
  width integer,
  height integer,
  blur text,
  widths integer[] NOT NULL DEFAULT '{}',
  duration integer,
  peaks smallint[],
  title text,
  -- whether a post or another thing holds it
  used boolean NOT NULL DEFAULT false
);
CREATE INDEX uploads_unused ON uploads (created_at) WHERE NOT used;
CREATE INDEX uploads_user ON uploads (user_id);
