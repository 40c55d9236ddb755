-- One link per event by which whoever has it answers. The link itself is worked out from event and version with the signing
-- secret, so that hosts see it again; what is looked up is its hash. A link without an event is one to an event that is gone.
CREATE TABLE open_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  event_id bigint UNIQUE REFERENCES events ON DELETE SET NULL,
  version integer NOT NULL CHECK (version > 0),
  is_open boolean NOT NULL,
  asks_email boolean NOT NULL,
  asks_host boolean NOT NULL,
  max_people integer CHECK (max_people BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL
);

ALTER TABLE event_guests
  ADD COLUMN by_open_link boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT event_guests_external_asked,
  -- Those who were invited by name have been asked; those with an open link may have to wait for the host.
  ADD CONSTRAINT event_guests_external_asked
    CHECK (user_id IS NOT NULL OR status <> 'host' AND (by_open_link OR is_invited AND status <> 'requested'));
-- Hosts invite each name once. By an open link two people of one name may come: they are told apart by their own links.
DROP INDEX event_guests_external;
CREATE UNIQUE INDEX event_guests_external ON event_guests (event_id, lower(coalesce(external_email, external_name)))
  WHERE external_name IS NOT NULL AND (external_email IS NOT NULL OR NOT by_open_link);
CREATE INDEX event_guests_by_open_link ON event_guests (event_id, created_at) WHERE by_open_link;
