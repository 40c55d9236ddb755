-- What the staff decides about what was reported. The row is the statement of reasons that the author reads.
CREATE TABLE moderation_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- of two who decide at once the first one's decision stands
  case_id bigint NOT NULL CONSTRAINT moderation_decisions_once UNIQUE REFERENCES report_cases ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  decided_by bigint REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  action text NOT NULL CHECK (action IN ('dismiss', 'hide', 'remove', 'warn', 'suspend')),
  -- the rule that it breaks, and what the staff says to the author of it; of what is dismissed there is nothing to say
  rule text,
  words text CHECK (char_length(words) BETWEEN 1 AND 2000),
  -- null is for good
  suspended_until timestamptz,
  -- how it began when it was decided about
  excerpt text NOT NULL CHECK (char_length(excerpt) <= 200),
  -- since when an appeal has undone it
  undone_at timestamptz,
  CONSTRAINT moderation_decisions_reasons CHECK ((action = 'dismiss') = (rule IS NULL) AND (rule IS NULL) = (words IS NULL)),
  CONSTRAINT moderation_decisions_until CHECK (suspended_until IS NULL OR action = 'suspend'),
  CONSTRAINT moderation_decisions_undone CHECK (undone_at IS NULL OR action <> 'dismiss')
);
CREATE INDEX moderation_decisions_author ON moderation_decisions (author_id, decided_at DESC, id DESC);
CREATE INDEX moderation_decisions_decided_by ON moderation_decisions (decided_by) WHERE decided_by IS NOT NULL;
CREATE TRIGGER moderation_decisions_notices AFTER DELETE ON moderation_decisions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('statement');
CREATE TRIGGER report_cases_notices AFTER DELETE ON report_cases REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('report_case');

-- Accounts that the staff has suspended, by the statement that says so; without an end for good. The account is active again when the
-- last one goes.
CREATE TABLE suspensions (
  statement_id bigint PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX suspensions_user ON suspensions (user_id);
CREATE INDEX suspensions_due ON suspensions (until) WHERE until IS NOT NULL;

-- What the staff withholds, and by which statement. A post is hidden as its author could hide it, from the same moment on; a deal is
-- archived, and what it was before is kept.
ALTER TABLE posts
  ADD COLUMN withheld text CHECK (withheld IN ('hidden', 'removed')),
  ADD COLUMN statement_id bigint,
  ADD COLUMN withheld_at timestamptz,
  ADD CONSTRAINT posts_withheld CHECK ((withheld IS NULL) = (statement_id IS NULL) AND (withheld IS NULL) = (withheld_at IS NULL)
    AND (withheld IS NULL OR hidden_at IS NOT NULL));
ALTER TABLE deals
  ADD COLUMN withheld text CHECK (withheld IN ('hidden', 'removed')),
  ADD COLUMN statement_id bigint,
  ADD COLUMN status_before text CHECK (status_before IN ('active', 'archive', 'sold_out')),
  ADD CONSTRAINT deals_withheld CHECK ((withheld IS NULL) = (statement_id IS NULL) AND (withheld IS NULL) = (status_before IS NULL)
    AND (withheld IS NULL OR status = 'archive'));
ALTER TABLE reviews
  ADD COLUMN withheld text CHECK (withheld IN ('hidden', 'removed')),
  ADD COLUMN statement_id bigint,
  ADD CONSTRAINT reviews_withheld CHECK ((withheld IS NULL) = (statement_id IS NULL) AND (withheld IS NULL OR shown_at IS NOT NULL));

-- What a message has said that the staff withholds: in its place it is as one that was taken back.
CREATE TABLE withheld_messages (
  message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
  statement_id bigint NOT NULL,
  body text NOT NULL,
  edited_at timestamptz,
  reply_to_id bigint REFERENCES messages ON DELETE SET NULL,
  link_preview_id bigint REFERENCES link_previews ON DELETE SET NULL,
  file_count smallint NOT NULL
);
CREATE INDEX withheld_messages_reply_to ON withheld_messages (reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX withheld_messages_link_preview ON withheld_messages (link_preview_id) WHERE link_preview_id IS NOT NULL;
