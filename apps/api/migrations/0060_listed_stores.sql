-- Until when a plan of the store is paid for; null for those that have never had one.
ALTER TABLE stores ADD COLUMN paid_until timestamptz;
