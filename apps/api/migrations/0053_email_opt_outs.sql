-- Addresses of guests without an account that take no more e-mails: of one event, or of any (null). Only the hash of the address
-- is kept, in lower case: it outlives guest lists.
CREATE TABLE email_opt_outs (
  address_hash bytea NOT NULL CHECK (octet_length(address_hash) = 32),
  event_id bigint REFERENCES events ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (address_hash, event_id)
);
CREATE INDEX email_opt_outs_event ON email_opt_outs (event_id) WHERE event_id IS NOT NULL;
