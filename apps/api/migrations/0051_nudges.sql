-- How often host and co-hosts have reminded the guests of an event who had not answered, and when last.
CREATE TABLE event_nudges (
  event_id bigint PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  sent smallint NOT NULL CHECK (sent BETWEEN 1 AND 5),
  sent_at timestamptz NOT NULL
);
