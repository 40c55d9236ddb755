-- The archive of all that an account holds: one for each, so that no second one is made at the same time.
CREATE TABLE data_archives (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'making', 'ready', 'failed', 'expired')),
  asked_at timestamptz NOT NULL,
  -- Where its file lies, or was to lie: a new one for each try. Whoever makes it holds it as long as this is theirs.
  folder text CHECK (folder ~ '^[0-9a-f]{32}$'),
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  -- When whoever makes it has last said so.
  alive_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint CHECK (bytes > 0),
  CHECK (state <> 'making' OR folder IS NOT NULL),
  -- Nothing is offered that is not whole.
  CHECK (state <> 'ready' OR (folder IS NOT NULL AND bytes IS NOT NULL AND ready_at IS NOT NULL AND expires_at > ready_at)),
  CHECK (state = 'ready' OR bytes IS NULL)
);
CREATE INDEX data_archives_under_way ON data_archives (alive_at) WHERE state IN ('waiting', 'making');
CREATE INDEX data_archives_expiry ON data_archives (expires_at) WHERE state = 'ready';
