-- What people sell to each other, or give away.

-- How many deals somebody has. Whoever changes one of them locks this row first.
CREATE TABLE deal_sellers (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- all but archived ones, those of them that are to be had, those that are sold
  shown integer NOT NULL DEFAULT 0 CHECK (shown >= 0),
  running integer NOT NULL DEFAULT 0 CHECK (running >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  archived integer NOT NULL DEFAULT 0 CHECK (archived >= 0),
  CONSTRAINT deal_sellers_most CHECK (shown + archived <= 200),
  CONSTRAINT deal_sellers_parts CHECK (running + sold <= shown)
);

-- All that a deal has or has not, for one look-up by several of them: c11 category, n724 country, s1 state, y1 city,
-- dlike_new condition, f free, pEUR5 cost of 32 to 63, wgown word.
CREATE FUNCTION deal_facets(words text, category integer, condition text, currency text, cost bigint, country integer, state integer, city integer)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN array_to_tsvector(
  ARRAY(SELECT 'w' || word FROM unnest(tsvector_to_array(name_words(words))) AS word WHERE char_length(word) <= 60 LIMIT 300)
  || array_remove(ARRAY['c' || category, 'd' || condition, 'n' || country, 's' || state, 'y' || city,
    CASE cost WHEN 0 THEN 'f' END, 'p' || currency || floor(log(2, greatest(cost, 1)))], NULL));

CREATE TABLE deals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 2000),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- in the minor unit of the currency; 0 is free
  cost bigint NOT NULL CHECK (cost BETWEEN 0 AND 1000000000000),
  -- the least that it has ever cost in this currency
  least_cost bigint NOT NULL CHECK (least_cost >= 0),
  -- the least before it was reduced to that, and since when; both null where it has not been
  cost_before bigint,
  reduced_at timestamptz,
  or_nearest_offer boolean NOT NULL,
  condition text CHECK (condition IN ('new', 'like_new', 'good', 'well_loved')),
  category_id smallint REFERENCES categories,
  country_id integer REFERENCES countries,
  state_id integer REFERENCES states,
  city_id integer REFERENCES cities,
  -- of the city
  position cube,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archive', 'sold_out')),
  status_changed_at timestamptz,
  valid_till timestamptz NOT NULL,
  -- noted by a job once that is over
  ended_at timestamptz,
  is_listed boolean NOT NULL GENERATED ALWAYS AS (status = 'active' AND ended_at IS NULL) STORED,
  -- the end of which those who saved it were told
  warned_of timestamptz,
  total_saves integer NOT NULL DEFAULT 0 CHECK (total_saves >= 0),
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  facets tsvector NOT NULL GENERATED ALWAYS AS (deal_facets(title || ' ' || description, category_id, condition, currency, cost,
    country_id, state_id, city_id)) STORED,
  CONSTRAINT deals_free CHECK (NOT (or_nearest_offer AND cost = 0)),
  CONSTRAINT deals_least CHECK (least_cost <= cost),
  CONSTRAINT deals_reduced CHECK ((cost_before IS NULL) = (reduced_at IS NULL) AND (cost_before IS NULL OR cost_before > cost))
);
CREATE INDEX deals_of_user ON deals (user_id, created_at DESC, id DESC);
CREATE INDEX deals_newest ON deals (created_at DESC, id DESC) WHERE is_listed;
CREATE INDEX deals_cost ON deals (currency, cost, id) WHERE is_listed;
CREATE INDEX deals_facets ON deals USING gin (facets) WITH (fastupdate = off) WHERE is_listed;
CREATE INDEX deals_position ON deals USING gist (position, country_id, state_id, city_id) WHERE is_listed AND position IS NOT NULL;
CREATE INDEX deals_end ON deals (valid_till, id) WHERE is_listed;
CREATE INDEX deals_category ON deals (category_id);
CREATE INDEX deals_country ON deals (country_id);
CREATE INDEX deals_state ON deals (state_id);
CREATE INDEX deals_city ON deals (city_id);

CREATE FUNCTION set_deal_position() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.position := place_apart((SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = NEW.city_id), NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER deals_placed BEFORE INSERT OR UPDATE OF city_id ON deals FOR EACH ROW EXECUTE FUNCTION set_deal_position();
CREATE TRIGGER deals_notices AFTER DELETE ON deals REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('deal');

-- The words of all deals, each once: a slip is mended before the deals are searched.
CREATE TABLE deal_words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX deal_words_slips ON deal_words USING gin (name_slips(word)) WITH (fastupdate = off);
CREATE INDEX deal_words_likeness ON deal_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE deal_images (
  deal_id bigint NOT NULL REFERENCES deals ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 5),
  -- a file is part of one thing only
  upload_id bigint NOT NULL UNIQUE REFERENCES uploads,
  PRIMARY KEY (deal_id, position)
);

CREATE TABLE deal_saves (
  deal_id bigint NOT NULL REFERENCES deals ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (deal_id, user_id)
);
CREATE INDEX deal_saves_user ON deal_saves (user_id, created_at DESC, deal_id DESC);

CREATE FUNCTION count_deal_saves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET total_saves = total_saves + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;
CREATE TRIGGER deal_saves_counted AFTER INSERT OR DELETE ON deal_saves FOR EACH ROW EXECUTE FUNCTION count_deal_saves();

-- What somebody has to ask the seller about a deal. It stays when the deal goes: the two still talk.
CREATE TABLE deal_inquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deal_id bigint REFERENCES deals ON DELETE SET NULL,
  seller_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  buyer_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- as the deal was called when it was asked about
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  created_at timestamptz NOT NULL,
  CONSTRAINT deal_inquiries_once UNIQUE (deal_id, buyer_id),
  CONSTRAINT deal_inquiries_two CHECK (seller_id <> buyer_id)
);
CREATE INDEX deal_inquiries_seller ON deal_inquiries (seller_id);
CREATE INDEX deal_inquiries_buyer ON deal_inquiries (buyer_id);

CREATE TABLE deal_reports (
  deal_id bigint NOT NULL REFERENCES deals ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (deal_id, user_id)
);
CREATE INDEX deal_reports_newest ON deal_reports (created_at DESC, deal_id DESC);
CREATE INDEX deal_reports_user ON deal_reports (user_id);
