-- Keys that every process of one installation shares.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);
