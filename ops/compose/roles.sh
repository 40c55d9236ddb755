#!/usr/bin/env bash
# Runs once, when the database is made: a role that owns one database, another that may follow it, and nothing else.
set -euo pipefail
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set owner="$CELEBRIO_PASSWORD" --set follower="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE celebrio LOGIN PASSWORD :'owner';
CREATE DATABASE celebrio OWNER celebrio;
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'follower';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
