-- Groups of people. Each has one owner at all times: never two by an index, never none by a reference that is checked when a
-- transaction ends, so that within it a group can change hands.
CREATE TABLE groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  owner_role text NOT NULL GENERATED ALWAYS AS ('owner') STORED,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- the day that it is about
  day date CHECK (day >= '1900-01-01' AND day < '2200-01-01'),
  description text CHECK (char_length(description) BETWEEN 1 AND 2000),
  cover_id bigint UNIQUE REFERENCES uploads ON DELETE SET NULL,
  -- who joins sees what was said in its chat before
  shows_history boolean NOT NULL,
  member_count integer NOT NULL DEFAULT 0 CHECK (member_count >= 0),
  invited_count integer NOT NULL DEFAULT 0 CHECK (invited_count >= 0),
  created_at timestamptz NOT NULL,
  CONSTRAINT groups_members CHECK (member_count <= 500),
  CONSTRAINT groups_invited CHECK (invited_count <= 500)
);
CREATE INDEX groups_owner_id ON groups (owner_id);

CREATE TABLE group_members (
  group_id bigint NOT NULL REFERENCES groups ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'admin', 'owner')),
  -- `removed`: by those who run it, and the link is closed to them
  state text NOT NULL CHECK (state IN ('invited', 'joined', 'left', 'removed')),
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  -- since when they are that
  since timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id),
  CONSTRAINT group_members_role UNIQUE (group_id, user_id, role),
  CHECK (state = 'joined' OR role = 'member')
);
CREATE UNIQUE INDEX group_members_owner ON group_members (group_id) WHERE role = 'owner';
CREATE INDEX group_members_list ON group_members (group_id, state, since DESC, user_id DESC);
CREATE INDEX group_members_of ON group_members (user_id, state, since DESC, group_id DESC);
CREATE INDEX group_members_inviter ON group_members (invited_by) WHERE invited_by IS NOT NULL;
ALTER TABLE groups ADD CONSTRAINT groups_owner FOREIGN KEY (id, owner_id, owner_role)
  REFERENCES group_members (group_id, user_id, role) DEFERRABLE INITIALLY DEFERRED;

-- Also when an account goes with all that it has.
CREATE FUNCTION count_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  joined integer := 0;
  invited integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    joined := joined - (OLD.state = 'joined')::integer;
    invited := invited - (OLD.state = 'invited')::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    joined := joined + (NEW.state = 'joined')::integer;
    invited := invited + (NEW.state = 'invited')::integer;
  END IF;
  IF joined <> 0 OR invited <> 0 THEN
    UPDATE groups SET member_count = member_count + joined, invited_count = invited_count + invited
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.group_id ELSE NEW.group_id END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER group_members_counted AFTER INSERT OR DELETE OR UPDATE OF state ON group_members
  FOR EACH ROW EXECUTE FUNCTION count_group_members();

-- The link by which whoever has it joins, worked out from group and version with the signing secret; what is looked up is its hash.
CREATE TABLE group_links (
  group_id bigint PRIMARY KEY REFERENCES groups ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  version integer NOT NULL CHECK (version > 0),
  is_open boolean NOT NULL
);

CREATE TRIGGER groups_notices AFTER DELETE ON groups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('group');

-- Those of groups are about something as well.
ALTER TABLE conversations DROP CONSTRAINT conversations_about_one,
  ADD CONSTRAINT conversations_about_one CHECK ((kind = 'direct') = (subject_id IS NULL));
