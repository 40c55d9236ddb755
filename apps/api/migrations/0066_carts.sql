-- What somebody is about to book, of as many providers as they like.

-- One for each person who has ever put anything in; its row is locked while its entries change.
CREATE TABLE carts (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  total_items integer NOT NULL DEFAULT 0 CONSTRAINT carts_items CHECK (total_items BETWEEN 0 AND 200)
);

CREATE TABLE cart_items (
  user_id bigint NOT NULL REFERENCES carts ON DELETE CASCADE,
  -- Not a foreign key: when the item goes, the entry stays with what was seen of it, until its owner has been told.
  service_item_id bigint NOT NULL,
  service_id bigint NOT NULL,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  service_name text NOT NULL,
  item_name text NOT NULL,
  unit smallint NOT NULL CHECK (unit BETWEEN 1 AND 4),
  -- in thousandths of the unit
  qty bigint NOT NULL CHECK (qty BETWEEN 1 AND 1000000000),
  -- of one, offers taken off, when its owner last chose or accepted it; in the minor unit of the store's currency
  seen_price bigint NOT NULL CHECK (seen_price BETWEEN 0 AND 1000000000000),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, service_item_id)
);
CREATE INDEX cart_items_provider ON cart_items (provider_id);
