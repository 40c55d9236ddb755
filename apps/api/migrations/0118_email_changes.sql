-- An address that somebody has asked for, until they show that they read what is sent there. The token is made when the e-mail is written.
CREATE TABLE email_changes (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 320),
  -- The session that has asked, which goes on.
  session_id bigint NOT NULL,
  token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_expiry ON email_changes (expires_at);

-- The way back to an address that an account has had.
CREATE TABLE email_undos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_of_user ON email_undos (user_id, changed_at);
CREATE INDEX email_undos_address ON email_undos (lower(email));
CREATE INDEX email_undos_expiry ON email_undos (expires_at);

-- As long as somebody may come back to an address, nobody else has it. After the row, so that it sees changes that it had to wait for.
CREATE FUNCTION refuse_reserved_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM email_undos WHERE lower(email) = lower(NEW.email) AND user_id <> NEW.id) THEN
    RAISE EXCEPTION 'This address is reserved.' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_email_reserved AFTER INSERT OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION refuse_reserved_email();
