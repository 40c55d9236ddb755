-- Guests without an account: a name on the list of an event, and links by which they answer.

ALTER TABLE event_guests
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN invitee_name text CHECK (char_length(invitee_name) BETWEEN 1 AND 120),
  ADD COLUMN invitee_email text CHECK (char_length(invitee_email) BETWEEN 3 AND 320),
  ADD CONSTRAINT event_guests_who CHECK ((user_id IS NULL) = (invitee_name IS NOT NULL)),
  ADD CONSTRAINT event_guests_invitee_asked
    CHECK (user_id IS NOT NULL OR is_invited AND status NOT IN ('host', 'requested')),
  ADD CONSTRAINT event_guests_email CHECK (invitee_email IS NULL OR invitee_name IS NOT NULL);
-- One for each e-mail, or each name where there is none.
CREATE UNIQUE INDEX event_guests_invitee ON event_guests (event_id, lower(coalesce(invitee_email, invitee_name)))
  WHERE invitee_name IS NOT NULL;
CREATE INDEX event_guests_invitee_email ON event_guests (lower(invitee_email)) WHERE invitee_email IS NOT NULL;

-- Several can be good at once: the one that the host was shown, and those of letters. A link without a guest is one to an
-- event that is gone.
CREATE TABLE guest_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  guest_id bigint REFERENCES event_guests ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX guest_links_guest ON guest_links (guest_id);

-- The address of a person's calendar, known only to what subscribes to it.
CREATE TABLE calendar_links (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL
);
