-- The least price of each service, by which the best offer of a store is found.
CREATE INDEX service_items_least ON service_items (service_id, price, id) INCLUDE (unit) WHERE price > 0;
