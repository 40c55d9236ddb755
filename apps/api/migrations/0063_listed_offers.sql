-- Stores are found by whether an offer runs.

-- When the last of a store's offers ends; infinity when one has no end, null without any.
ALTER TABLE store_listings ADD COLUMN offers_until timestamptz;

-- Also 'o': has or had offers.
CREATE OR REPLACE FUNCTION store_facets(listing store_listings, languages text[]) RETURNS tsvector LANGUAGE sql STABLE RETURN array_to_tsvector(
  ARRAY(
    SELECT 'c' || id FROM unnest(listing.categories) AS id
    UNION SELECT 'c' || parent_id FROM categories WHERE id = ANY (listing.categories)
    UNION SELECT 'l' || language FROM unnest(languages) AS language
    UNION SELECT 'r' || half FROM generate_series(2, floor(listing.rating * 2)::integer) AS half
    UNION SELECT 'w' || word FROM unnest(listing.words) AS word)
  || array_remove(ARRAY[CASE WHEN listing.offers_until IS NOT NULL THEN 'o' END, 'n' || listing.country_id, 's' || listing.state_id, 'y' || listing.city_id,
    'p' || listing.currency || floor(log(2, listing.price_from))], NULL));

-- The listings of some stores as they are now.
CREATE OR REPLACE FUNCTION refresh_listings(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Who changes a store at the same time waits here, and then sees what the other has done.
  PERFORM FROM stores WHERE provider_id = ANY (ids) ORDER BY provider_id FOR NO KEY UPDATE;
  DELETE FROM store_listings AS listing WHERE listing.provider_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM services WHERE services.provider_id = listing.provider_id);
  INSERT INTO store_listings AS listing (provider_id, country_id, state_id, city_id, position, currency, price_from, price_unit,
    categories, rating, rank, words, facets, offers_until)
  SELECT stores.provider_id, company.country_id, company.state_id, company.city_id,
    coalesce(ball_point(company.lat, company.lng), (SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = company.city_id)),
    stores.currency, least_item.price, least_item.unit,
    ARRAY(SELECT category_id FROM services JOIN service_categories ON service_id = services.id
      WHERE services.provider_id = stores.provider_id GROUP BY category_id ORDER BY min(services.id), min(position)),
    stores.rating, stores.rank, words_of_store(stores.provider_id), '',
    (SELECT max(coalesce(ends_at, 'infinity')) FROM offers WHERE offers.provider_id = stores.provider_id)
  FROM stores JOIN service_providers AS company ON company.id = stores.provider_id
  LEFT JOIN LATERAL (
    SELECT item.price, item.unit FROM services JOIN service_items AS item ON item.service_id = services.id
    WHERE services.provider_id = stores.provider_id AND item.price > 0 ORDER BY item.price, item.id LIMIT 1) least_item ON true
  WHERE stores.provider_id = ANY (ids) AND EXISTS (SELECT FROM services WHERE services.provider_id = stores.provider_id)
  ON CONFLICT (provider_id) DO UPDATE SET country_id = excluded.country_id, state_id = excluded.state_id,
    city_id = excluded.city_id, position = excluded.position, currency = excluded.currency, price_from = excluded.price_from,
    price_unit = excluded.price_unit, categories = excluded.categories, rating = excluded.rating, rank = excluded.rank,
    words = excluded.words, offers_until = excluded.offers_until;
  UPDATE store_listings AS listing SET facets = store_facets(listing, stores.languages)
  FROM stores WHERE stores.provider_id = listing.provider_id AND listing.provider_id = ANY (ids);
  INSERT INTO store_words SELECT DISTINCT word COLLATE "C" AS word FROM store_listings, unnest(words) AS word
  WHERE provider_id = ANY (ids) ORDER BY word ON CONFLICT DO NOTHING;
END $$;

CREATE CONSTRAINT TRIGGER offers_listed AFTER INSERT OR DELETE OR UPDATE OF ends_at ON offers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_listing('provider_id');

SELECT refresh_listings(ARRAY(SELECT provider_id FROM store_listings));
