-- What the staff does, only added to. Each entry is sealed together with the one before it, so that none can be changed unseen.
CREATE TABLE staff_actions (
  id bigint PRIMARY KEY CHECK (id > 0),
  at timestamptz NOT NULL,
  -- Null for the command line. Not a foreign key: what was done stays when an account goes.
  actor_id bigint,
  action text NOT NULL CHECK (action ~ '^[a-z_]{1,40}$'),
  subject_type text NOT NULL CHECK (subject_type ~ '^[a-z_]{1,40}$'),
  subject_id bigint NOT NULL,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE INDEX staff_actions_newest ON staff_actions (at DESC, id DESC);
CREATE INDEX staff_actions_of_actor ON staff_actions (actor_id, at DESC, id DESC);

-- The end of the chain. Who adds an entry waits for the one before it to be kept or undone.
CREATE TABLE staff_actions_head (is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one), id bigint NOT NULL, hash bytea NOT NULL);
INSERT INTO staff_actions_head (id, hash) VALUES (0, sha256(''));

CREATE FUNCTION staff_action_hash(previous bytea, entry staff_actions) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(entry.id, (extract(epoch FROM entry.at) * 1000000)::bigint, entry.actor_id,
    entry.action, entry.subject_type, entry.subject_id, entry.reason)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_staff_action() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous bytea;
BEGIN
  UPDATE staff_actions_head SET id = id + 1 RETURNING id, hash INTO NEW.id, previous;
  NEW.hash := staff_action_hash(previous, NEW);
  UPDATE staff_actions_head SET hash = NEW.hash;
  RETURN NEW;
END $$;
CREATE TRIGGER staff_actions_chained BEFORE INSERT ON staff_actions FOR EACH ROW EXECUTE FUNCTION chain_staff_action();
CREATE TRIGGER staff_actions_append_only BEFORE UPDATE OR DELETE ON staff_actions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER staff_actions_never_emptied BEFORE TRUNCATE ON staff_actions EXECUTE FUNCTION refuse_change();

-- Messages to the staff wait until one of them answers or closes them.
ALTER TABLE contact_messages
  ADD COLUMN status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'closed')),
  ADD COLUMN answer text CHECK (char_length(answer) BETWEEN 1 AND 5000),
  ADD COLUMN resolved_by bigint REFERENCES users ON DELETE SET NULL,
  ADD COLUMN resolved_at timestamptz,
  ADD CONSTRAINT contact_messages_resolved CHECK ((status = 'open') = (resolved_at IS NULL)),
  ADD CONSTRAINT contact_messages_answered CHECK ((status = 'answered') = (answer IS NOT NULL));
DROP INDEX contact_messages_newest;
CREATE INDEX contact_messages_open ON contact_messages (created_at, id) WHERE status = 'open';
CREATE INDEX contact_messages_done ON contact_messages (resolved_at DESC, id DESC) WHERE status <> 'open';
CREATE INDEX contact_messages_resolved_by ON contact_messages (resolved_by) WHERE resolved_by IS NOT NULL;
