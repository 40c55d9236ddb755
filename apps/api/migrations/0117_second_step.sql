-- What somebody signs in with besides a password or Google. The secret of an authenticator app is encrypted, and counts once it is
-- confirmed. Each of its codes is good once: `last_step` is the half minute of the last one, and only grows.
CREATE TABLE authenticators (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL CHECK (length(secret) BETWEEN 32 AND 200),
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE CHECK (char_length(credential_id) BETWEEN 1 AND 1400),
  public_key bytea NOT NULL CHECK (length(public_key) BETWEEN 1 AND 4000),
  -- As the device counts its uses; zero where it does not.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, id);

-- Keyed hashes. A code that is used goes.
CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash text NOT NULL CHECK (char_length(code_hash) = 64),
  PRIMARY KEY (user_id, code_hash)
);

-- Sign-ins between their two steps.
CREATE TABLE sign_in_challenges (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  device_type text CHECK (char_length(device_type) <= 255),
  device_id text CHECK (char_length(device_id) <= 255),
  -- Of WebAuthn, once a passkey is asked for.
  passkey_challenge text CHECK (char_length(passkey_challenge) <= 200),
  wrong_tries smallint NOT NULL DEFAULT 0 CHECK (wrong_tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_of_user ON sign_in_challenges (user_id);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);

-- Wrong codes of an account on one UTC day, over all its sign-ins.
CREATE TABLE authenticator_tries (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  wrong integer NOT NULL CHECK (wrong > 0)
);

ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose_check,
  ADD CONSTRAINT account_tokens_purpose_check CHECK (purpose IN ('verify_email', 'google_sign_in', 'exchange', 'add_passkey'));

-- Whether signing in takes more than a password or Google.
CREATE FUNCTION has_second_step(person bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM authenticators WHERE user_id = person AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE user_id = person);
