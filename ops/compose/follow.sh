#!/usr/bin/env bash
# Copies the primary the first time, then follows it. The slot keeps what this one has not had yet.
set -euo pipefail
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  primary='host=postgres user=replicator'
  slot=$(psql "$primary dbname=celebrio" --csv --tuples-only --command "SELECT 1 FROM pg_replication_slots WHERE slot_name = 'replica'")
  find "$data" -mindepth 1 -delete
  pg_basebackup --dbname "$primary" --pgdata "$data" --checkpoint fast --wal-method stream --write-recovery-conf --slot replica $([ -n "$slot" ] || echo --create-slot)
  chmod 0700 "$data"
fi
exec postgres -D "$data" -c hot_standby=on -c max_connections=200
