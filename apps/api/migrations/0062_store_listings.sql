-- What finding looks at: one row for each store that offers something.

ALTER TABLE stores
  -- spoken by the provider: ISO 639-1
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(languages) <= 20 AND array_to_string(languages, ',', '?') ~ '^([a-z]{2}(,[a-z]{2})*)?$'),
  ADD COLUMN rating_sum integer NOT NULL DEFAULT 0,
  ADD COLUMN rating_count integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT stores_rating CHECK (rating_count >= 0 AND rating_sum BETWEEN rating_count AND 5 * rating_count),
  -- the mean, 0 without any
  ADD COLUMN rating double precision GENERATED ALWAYS AS (
    CASE rating_count WHEN 0 THEN 0 ELSE round(rating_sum::numeric / rating_count, 2) END) STORED,
  -- Bayesian mean in ten-thousandths: as if ten people had given 3.5 before, so that one 5 is below a hundred 4.8s
  ADD COLUMN rank integer NOT NULL GENERATED ALWAYS AS ((35 + rating_sum::bigint) * 10000 / (10 + rating_count)) STORED;

-- Kept by triggers, from the company, its store and its services.
CREATE TABLE store_listings (
  provider_id bigint PRIMARY KEY REFERENCES stores ON DELETE CASCADE,
  country_id integer,
  state_id integer,
  city_id integer,
  -- from the company's own coordinates, else from its city's
  position cube,
  currency text NOT NULL,
  -- the least price above 0, in the minor unit of the currency, and what it is for
  price_from bigint CHECK (price_from > 0),
  price_unit smallint,
  categories smallint[] NOT NULL,
  rating double precision NOT NULL,
  rank integer NOT NULL,
  -- the first thousand of the company, its services and its items
  words text[] NOT NULL CHECK (cardinality(words) <= 1000),
  -- all that a store has or has not, for one look-up by several of them:
  -- c11 category or group, n724 country, s1 state, y1 city, lfr language, r9 at least 4.5 stars, pEUR5 price of 32 to 63, wcake word
  facets tsvector NOT NULL,
  CONSTRAINT store_listings_price CHECK ((price_from IS NULL) = (price_unit IS NULL))
);
CREATE INDEX store_listings_rank ON store_listings (rank DESC, provider_id DESC);
CREATE INDEX store_listings_price_from ON store_listings (currency, price_from, provider_id) WHERE price_from IS NOT NULL;
CREATE INDEX store_listings_facets ON store_listings USING gin (facets) WITH (fastupdate = off);
CREATE INDEX store_listings_position ON store_listings USING gist (position, country_id, state_id, city_id) WHERE position IS NOT NULL;

-- The words of all stores, each once: a slip is mended before the stores are searched.
CREATE TABLE store_words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX store_words_slips ON store_words USING gin (name_slips(word)) WITH (fastupdate = off);
CREATE INDEX store_words_likeness ON store_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE FUNCTION store_facets(listing store_listings, languages text[]) RETURNS tsvector LANGUAGE sql STABLE RETURN array_to_tsvector(
  ARRAY(
    SELECT 'c' || id FROM unnest(listing.categories) AS id
    UNION SELECT 'c' || parent_id FROM categories WHERE id = ANY (listing.categories)
    UNION SELECT 'l' || language FROM unnest(languages) AS language
    UNION SELECT 'r' || half FROM generate_series(2, floor(listing.rating * 2)::integer) AS half
    UNION SELECT 'w' || word FROM unnest(listing.words) AS word)
  || array_remove(ARRAY['n' || listing.country_id, 's' || listing.state_id, 'y' || listing.city_id,
    'p' || listing.currency || floor(log(2, listing.price_from))], NULL));

-- Words of a company and of what it offers; those of its name first.
CREATE FUNCTION words_of_store(id bigint) RETURNS text[] LANGUAGE sql STABLE RETURN ARRAY(
  SELECT word FROM (
    SELECT 0 AS turn, unnest(tsvector_to_array(name_words(company_name))) AS word FROM service_providers WHERE service_providers.id = words_of_store.id
    UNION ALL SELECT services.id, unnest(tsvector_to_array(services.words)) FROM services WHERE provider_id = words_of_store.id) AS all_words
  WHERE char_length(word) <= 60 GROUP BY word ORDER BY min(turn), word LIMIT 1000);

-- The listings of some stores as they are now.
CREATE FUNCTION refresh_listings(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Who changes a store at the same time waits here, and then sees what the other has done.
  PERFORM FROM stores WHERE provider_id = ANY (ids) ORDER BY provider_id FOR NO KEY UPDATE;
  DELETE FROM store_listings AS listing WHERE listing.provider_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM services WHERE services.provider_id = listing.provider_id);
  INSERT INTO store_listings AS listing
  SELECT stores.provider_id, company.country_id, company.state_id, company.city_id,
    coalesce(ball_point(company.lat, company.lng), (SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = company.city_id)),
    stores.currency, least_item.price, least_item.unit,
    ARRAY(SELECT category_id FROM services JOIN service_categories ON service_id = services.id
      WHERE services.provider_id = stores.provider_id GROUP BY category_id ORDER BY min(services.id), min(position)),
    stores.rating, stores.rank, words_of_store(stores.provider_id), ''
  FROM stores JOIN service_providers AS company ON company.id = stores.provider_id
  LEFT JOIN LATERAL (
    SELECT item.price, item.unit FROM services JOIN service_items AS item ON item.service_id = services.id
    WHERE services.provider_id = stores.provider_id AND item.price > 0 ORDER BY item.price, item.id LIMIT 1) least_item ON true
  WHERE stores.provider_id = ANY (ids) AND EXISTS (SELECT FROM services WHERE services.provider_id = stores.provider_id)
  ON CONFLICT (provider_id) DO UPDATE SET country_id = excluded.country_id, state_id = excluded.state_id,
    city_id = excluded.city_id, position = excluded.position, currency = excluded.currency, price_from = excluded.price_from,
    price_unit = excluded.price_unit, categories = excluded.categories, rating = excluded.rating, rank = excluded.rank,
    words = excluded.words;
  UPDATE store_listings AS listing SET facets = store_facets(listing, stores.languages)
  FROM stores WHERE stores.provider_id = listing.provider_id AND listing.provider_id = ANY (ids);
  INSERT INTO store_words SELECT DISTINCT word COLLATE "C" AS word FROM store_listings, unnest(words) AS word
  WHERE provider_id = ANY (ids) ORDER BY word ON CONFLICT DO NOTHING;
END $$;

-- Once for each store and transaction, as it ends, however many of its rows have changed.
CREATE FUNCTION refresh_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  id bigint := CASE TG_ARGV[0]
    WHEN 'service' THEN (SELECT provider_id FROM services WHERE services.id = (changed ->> 'service_id')::bigint)
    ELSE (changed ->> TG_ARGV[0])::bigint END;
  refreshed text := coalesce(current_setting('celebrio.refreshed_listings', true), '');
BEGIN
  IF id IS NULL OR position(',' || id || ',' IN refreshed) > 0 THEN RETURN NULL; END IF;
  PERFORM set_config('celebrio.refreshed_listings', refreshed || ',' || id || ',', true);
  PERFORM refresh_listings(ARRAY[id]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER service_providers_listed AFTER UPDATE OF company_name, country_id, state_id, city_id, lat, lng ON service_providers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_listing('id');
CREATE CONSTRAINT TRIGGER stores_listed AFTER UPDATE OF currency, languages, rating_sum, rating_count ON stores
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.currency, OLD.languages, OLD.rating_sum, OLD.rating_count)
    IS DISTINCT FROM (NEW.currency, NEW.languages, NEW.rating_sum, NEW.rating_count)) EXECUTE FUNCTION refresh_listing('provider_id');
CREATE CONSTRAINT TRIGGER services_listed AFTER INSERT OR DELETE OR UPDATE ON services
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_listing('provider_id');
CREATE CONSTRAINT TRIGGER service_categories_listed AFTER INSERT OR DELETE OR UPDATE ON service_categories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_listing('service');
CREATE CONSTRAINT TRIGGER service_items_listed AFTER INSERT OR DELETE OR UPDATE ON service_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_listing('service');

SELECT refresh_listings(ARRAY(SELECT provider_id FROM stores));
