-- Who is suspended or deleted: those few are taken out of the counts of a crowd.
CREATE INDEX users_inactive ON users (id) WHERE status <> 'active';
