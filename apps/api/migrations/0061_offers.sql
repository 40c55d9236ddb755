-- What stores take off their prices.
ALTER TABLE stores ADD COLUMN total_offers integer NOT NULL DEFAULT 0 CONSTRAINT stores_offers CHECK (total_offers BETWEEN 0 AND 50);

CREATE TABLE offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 2000),
  -- in percent
  discount smallint NOT NULL CHECK (discount BETWEEN 0 AND 100),
  -- Counts for chosen items only, also when none of them is left; otherwise for all items of services in its categories.
  chosen_items boolean NOT NULL,
  -- null when it has no end
  ends_at timestamptz,
  created_at timestamptz NOT NULL,
  edited_at timestamptz
);
CREATE INDEX offers_of_provider ON offers (provider_id, created_at DESC, id DESC);

CREATE TABLE offer_categories (
  offer_id bigint NOT NULL REFERENCES offers ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 4),
  category_id smallint NOT NULL REFERENCES categories,
  PRIMARY KEY (offer_id, position),
  CONSTRAINT offer_categories_once UNIQUE (offer_id, category_id)
);

CREATE TABLE offer_items (
  offer_id bigint NOT NULL REFERENCES offers ON DELETE CASCADE,
  item_id bigint NOT NULL REFERENCES service_items ON DELETE CASCADE,
  PRIMARY KEY (offer_id, item_id)
);
CREATE INDEX offer_items_item ON offer_items (item_id);

CREATE TABLE offer_images (
  offer_id bigint NOT NULL REFERENCES offers ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 3),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (offer_id, position)
);
