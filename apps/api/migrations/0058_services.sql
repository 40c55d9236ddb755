-- Stores of providers and what they sell.

-- One for each company that has begun to sell.
CREATE TABLE stores (
  provider_id bigint PRIMARY KEY REFERENCES service_providers ON DELETE CASCADE,
  -- ISO 4217; all prices of the store are in its minor unit
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  total_services integer NOT NULL DEFAULT 0 CONSTRAINT stores_services CHECK (total_services BETWEEN 0 AND 100),
  created_at timestamptz NOT NULL
);

CREATE TABLE services (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- of its name and the names of its items
  words tsvector NOT NULL DEFAULT '',
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL,
  edited_at timestamptz
);
CREATE INDEX services_of_provider ON services (provider_id, created_at DESC, id DESC);

CREATE TABLE service_categories (
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 4),
  category_id smallint NOT NULL REFERENCES categories,
  PRIMARY KEY (service_id, position),
  CONSTRAINT service_categories_once UNIQUE (service_id, category_id)
);
CREATE INDEX service_categories_category ON service_categories (category_id);

CREATE TABLE service_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 99),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  -- in the minor unit of the store's currency
  price bigint NOT NULL CHECK (price BETWEEN 0 AND 1000000000000),
  -- 1 Unit, 2 Hour, 3 KG, 4 Number
  unit smallint NOT NULL CHECK (unit BETWEEN 1 AND 4),
  -- how many are proposed, and how few and many can be booked: in thousandths of the unit
  qty bigint NOT NULL CHECK (qty BETWEEN 0 AND 1000000000),
  least_qty bigint CHECK (least_qty BETWEEN 0 AND 1000000000),
  most_qty bigint CHECK (most_qty BETWEEN 1 AND 1000000000),
  -- of what is paid by the hour: minutes of the smallest part that can be booked
  step_minutes smallint CHECK (step_minutes IN (15, 30, 60)),
  CONSTRAINT service_items_bounds CHECK (least_qty <= most_qty),
  CONSTRAINT service_items_step CHECK ((unit = 2) = (step_minutes IS NOT NULL)),
  CONSTRAINT service_items_whole CHECK (
    unit IN (2, 3) OR (qty % 1000 = 0 AND coalesce(least_qty, 0) % 1000 = 0 AND coalesce(most_qty, 0) % 1000 = 0)),
  CONSTRAINT service_items_place UNIQUE (service_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE service_images (
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 3),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (service_id, position)
);
