-- Whether the staff has seen a document that shows who is behind a store. A row for each store that has sent one.
ALTER TABLE service_providers ADD COLUMN edited_at timestamptz;

CREATE TABLE store_verifications (
  provider_id bigint PRIMARY KEY REFERENCES service_providers ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'verified', 'declined')),
  -- one more with each change of what is looked at
  round integer NOT NULL DEFAULT 1 CHECK (round > 0),
  waiting_since timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by bigint REFERENCES users ON DELETE SET NULL,
  -- what the provider is told
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  CONSTRAINT store_verifications_decided CHECK ((state = 'waiting') = (decided_at IS NULL) AND (state <> 'waiting' OR decided_by IS NULL)),
  CONSTRAINT store_verifications_reasons CHECK ((state = 'declined') = (reason IS NOT NULL))
);
CREATE INDEX store_verifications_queue ON store_verifications (waiting_since, provider_id) WHERE state = 'waiting';
CREATE INDEX store_verifications_done ON store_verifications (state, decided_at DESC, provider_id DESC) WHERE state <> 'waiting';
CREATE INDEX store_verifications_decided_by ON store_verifications (decided_by) WHERE decided_by IS NOT NULL;

-- What has not changed does not wait again, and what has changed is nothing that anybody has decided about.
CREATE FUNCTION check_verification_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.state = 'waiting') <> (NEW.round = OLD.round + 1) OR (NEW.state <> 'waiting' AND NEW.round <> OLD.round) THEN
    RAISE EXCEPTION 'A verification cannot become that.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_verifications_steps';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER store_verifications_steps BEFORE UPDATE OF state, round ON store_verifications
  FOR EACH ROW EXECUTE FUNCTION check_verification_step();

-- The badge says that a document fits a name: whoever changes one of them waits again, from the moment of the change on.
CREATE FUNCTION await_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.document_key IS NULL THEN
    DELETE FROM store_verifications WHERE provider_id = NEW.id;
  ELSE
    INSERT INTO store_verifications AS known (provider_id, waiting_since) VALUES (NEW.id, coalesce(NEW.edited_at, NEW.created_at))
    ON CONFLICT (provider_id) DO UPDATE SET state = 'waiting', round = known.round + 1, waiting_since = excluded.waiting_since,
      decided_at = NULL, decided_by = NULL, reason = NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER service_providers_documented AFTER INSERT ON service_providers
  FOR EACH ROW WHEN (NEW.document_key IS NOT NULL) EXECUTE FUNCTION await_verification();
CREATE TRIGGER service_providers_documented_anew AFTER UPDATE OF document_key, document_type, company_name ON service_providers
  FOR EACH ROW WHEN ((OLD.document_key, OLD.document_type, OLD.company_name) IS DISTINCT FROM
    (NEW.document_key, NEW.document_type, NEW.company_name)) EXECUTE FUNCTION await_verification();

CREATE TRIGGER service_providers_verification_notices AFTER DELETE ON service_providers REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('verification');

INSERT INTO store_verifications (provider_id, waiting_since)
  SELECT id, created_at FROM service_providers WHERE document_key IS NOT NULL;
