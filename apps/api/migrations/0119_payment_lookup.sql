-- The staff looks payments up: somebody's, the newest first, and those with the gateway's number.
CREATE INDEX payments_by_user ON payments (user_id, id);
CREATE INDEX payments_by_order ON payments (gateway_order);
