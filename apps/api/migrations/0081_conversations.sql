-- Conversations. `direct` ones are between two people; what others are about is told by the features that register their kind.
CREATE TABLE conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z_]{0,29}$'),
  subject_id bigint,
  -- the two people of a direct one
  low_id bigint REFERENCES users ON DELETE CASCADE,
  high_id bigint REFERENCES users ON DELETE CASCADE,
  -- the place of the newest message, and how often anything of its messages has changed
  last_seq bigint NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  rev bigint NOT NULL DEFAULT 0,
  member_count integer NOT NULL DEFAULT 0 CHECK (member_count >= 0),
  created_at timestamptz NOT NULL,
  last_message_at timestamptz,
  -- when it was last moved to the top of its members' lists
  listed_at timestamptz,
  closed_at timestamptz,
  CONSTRAINT conversations_pair CHECK ((kind = 'direct') = (low_id IS NOT NULL AND high_id IS NOT NULL)
    AND (low_id IS NULL) = (high_id IS NULL) AND low_id < high_id),
  CONSTRAINT conversations_about_one CHECK (kind IN ('direct', 'group') = (subject_id IS NULL)),
  CONSTRAINT conversations_revised CHECK (rev >= last_seq),
  CONSTRAINT conversations_written CHECK ((last_seq = 0) = (last_message_at IS NULL)),
  CONSTRAINT conversations_once UNIQUE (low_id, high_id),
  CONSTRAINT conversations_subject UNIQUE (kind, subject_id)
);
CREATE INDEX conversations_high ON conversations (high_id);

CREATE TABLE conversation_members (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- the other person of a direct one
  other_id bigint REFERENCES users ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'admin', 'owner')),
  -- whether they want it: `pending` is a request that waits for them
  state text NOT NULL DEFAULT 'accepted' CHECK (state IN ('accepted', 'pending', 'declined')),
  -- nothing up to here is seen, nor what came after they left
  joined_seq bigint NOT NULL DEFAULT 0 CHECK (joined_seq >= 0),
  left_seq bigint CHECK (left_seq >= joined_seq),
  read_seq bigint NOT NULL DEFAULT 0 CHECK (read_seq >= 0),
  is_muted boolean NOT NULL DEFAULT false,
  is_archived boolean NOT NULL DEFAULT false,
  box text NOT NULL GENERATED ALWAYS AS (CASE state WHEN 'pending' THEN 'requests' WHEN 'declined' THEN 'declined'
    ELSE CASE WHEN is_archived THEN 'archive' ELSE 'inbox' END END) STORED,
  -- its place in their list; null before the first message
  listed_at timestamptz,
  PRIMARY KEY (conversation_id, user_id),
  CHECK (user_id <> other_id)
);
CREATE INDEX conversation_members_list ON conversation_members (user_id, box, listed_at DESC, conversation_id DESC)
  WHERE listed_at IS NOT NULL;
CREATE INDEX conversation_members_other ON conversation_members (other_id);

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  seq bigint NOT NULL CHECK (seq > 0),
  rev bigint NOT NULL,
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  client_id uuid NOT NULL,
  body text NOT NULL,
  reply_to_id bigint,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  CONSTRAINT messages_place UNIQUE (conversation_id, seq),
  CONSTRAINT messages_rev UNIQUE (conversation_id, rev),
  CONSTRAINT messages_once UNIQUE (author_id, client_id),
  -- a reply answers a message of the same conversation
  UNIQUE (conversation_id, id),
  FOREIGN KEY (conversation_id, reply_to_id) REFERENCES messages (conversation_id, id) ON DELETE SET NULL (reply_to_id),
  CHECK (rev >= seq),
  CHECK (CASE WHEN deleted_at IS NULL THEN char_length(body) BETWEEN 1 AND 4000
    ELSE body = '' AND edited_at IS NULL AND reply_to_id IS NULL END)
);
CREATE INDEX messages_replies ON messages (conversation_id, reply_to_id) WHERE reply_to_id IS NOT NULL;
