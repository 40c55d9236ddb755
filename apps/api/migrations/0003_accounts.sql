-- People, their companies, their sessions, and the short-lived tokens of e-mails and sign-ins.

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 0 celebrant, any other a service provider
  user_type smallint NOT NULL DEFAULT 0 CHECK (user_type >= 0),
  is_csp boolean NOT NULL DEFAULT false,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 320),
  -- null: signs in with Google only
  password_hash text,
  mobile text,
  country_id integer REFERENCES countries,
  -- key of a picture in the file store
  profile_picture text,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr', 'es', 'pt')),
  is_private boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'deleted')),
  email_verified_at timestamptz,
  terms_accepted_at timestamptz,
  terms_version text,
  created_at timestamptz NOT NULL
);

-- E-mail addresses are compared without case.
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

CREATE TABLE service_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  company_name text NOT NULL CHECK (char_length(company_name) BETWEEN 1 AND 255),
  business_phone_number text NOT NULL,
  address text NOT NULL CHECK (char_length(address) BETWEEN 1 AND 500),
  logo text,
  establishment_year smallint,
  payment_option text NOT NULL CHECK (payment_option IN ('none', 'paypal', 'others')),
  payment_detail text,
  -- 1 National Identity Card, 2 Certificate of Operation, 3 Government Approval Paper
  document_type smallint NOT NULL CHECK (document_type BETWEEN 0 AND 3),
  document_key text,
  document_content_type text,
  country_id integer REFERENCES countries,
  state_id integer REFERENCES states,
  city_id integer REFERENCES cities,
  created_at timestamptz NOT NULL,
  CHECK (payment_option <> 'paypal' OR payment_detail IS NOT NULL),
  CHECK ((document_key IS NULL) = (document_content_type IS NULL))
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256; the token itself is known to the device only
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  device_type text,
  device_id text,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Short-lived tokens: e-mail verification, sign-in attempts with Google, one-time codes of /auth-callback.
CREATE TABLE account_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'google_sign_in', 'exchange')),
  user_id bigint REFERENCES users ON DELETE CASCADE,
  data jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);

-- One per person: asking again replaces it. Code and link die together on use.
CREATE TABLE password_resets (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  code_hash text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  wrong_tries smallint NOT NULL DEFAULT 0 CHECK (wrong_tries BETWEEN 0 AND 5),
  code_expires_at timestamptz NOT NULL,
  token_expires_at timestamptz NOT NULL
);

-- Accounts elsewhere that sign in here.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user ON identities (user_id);
