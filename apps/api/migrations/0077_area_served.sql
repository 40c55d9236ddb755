-- Stores are found by whether they come to a place, and what finding looks at is written once.

ALTER TABLE store_listings
  -- the chord through a ball of radius 1 to the farthest place that the store comes to; null where it comes nowhere, or does not say
  ADD COLUMN travels double precision CHECK (travels > 0),
  -- a box around all that it comes to
  ADD COLUMN area cube,
  ADD CONSTRAINT store_listings_area CHECK ((area IS NULL) = (travels IS NULL));
CREATE INDEX store_listings_area ON store_listings USING gist (area) WHERE area IS NOT NULL;

-- Facets follow from the rest of the row, so that no row is written twice.
CREATE FUNCTION set_store_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facets := store_facets(NEW, (SELECT languages FROM stores WHERE provider_id = NEW.provider_id));
  RETURN NEW;
END $$;
CREATE TRIGGER store_listings_facets BEFORE INSERT OR UPDATE ON store_listings FOR EACH ROW EXECUTE FUNCTION set_store_facets();

-- The listings of some stores as they are now.
CREATE OR REPLACE FUNCTION refresh_listings(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Who changes a store at the same time waits here, and then sees what the other has done.
  PERFORM FROM stores WHERE provider_id = ANY (ids) ORDER BY provider_id FOR NO KEY UPDATE;
  DELETE FROM store_listings AS listing WHERE listing.provider_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM services WHERE services.provider_id = listing.provider_id);
  INSERT INTO store_listings AS listing (provider_id, country_id, state_id, city_id, position, travels, area, currency, price_from,
    price_unit, categories, rating, rank, words, facets, offers_until)
  SELECT stores.provider_id, company.country_id, company.state_id, company.city_id, place.position, place.travels,
    cube_enlarge(place.position, place.travels, 3), stores.currency, least_item.price, least_item.unit,
    ARRAY(SELECT category_id FROM services JOIN service_categories ON service_id = services.id
      WHERE services.provider_id = stores.provider_id GROUP BY category_id ORDER BY min(services.id), min(position)),
    stores.rating, stores.rank, words_of_store(stores.provider_id), '',
    (SELECT max(coalesce(ends_at, 'infinity')) FROM offers WHERE offers.provider_id = stores.provider_id)
  FROM stores JOIN service_providers AS company ON company.id = stores.provider_id
  CROSS JOIN LATERAL (
    SELECT position, CASE WHEN position IS NOT NULL AND stores.travels_km > 0 THEN 2 * sin(stores.travels_km / 6371.0 / 2) END AS travels
    FROM (SELECT coalesce(ball_point(company.lat, company.lng),
      (SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = company.city_id)) AS position) here) place
  LEFT JOIN LATERAL (
    SELECT item.price, item.unit FROM services JOIN service_items AS item ON item.service_id = services.id
    WHERE services.provider_id = stores.provider_id AND item.price > 0 ORDER BY item.price, item.id LIMIT 1) least_item ON true
  WHERE stores.provider_id = ANY (ids) AND EXISTS (SELECT FROM services WHERE services.provider_id = stores.provider_id)
  ON CONFLICT (provider_id) DO UPDATE SET country_id = excluded.country_id, state_id = excluded.state_id,
    city_id = excluded.city_id, position = excluded.position, travels = excluded.travels, area = excluded.area,
    currency = excluded.currency, price_from = excluded.price_from, price_unit = excluded.price_unit,
    categories = excluded.categories, rating = excluded.rating, rank = excluded.rank, words = excluded.words,
    offers_until = excluded.offers_until;
  INSERT INTO store_words SELECT DISTINCT word COLLATE "C" AS word FROM store_listings, unnest(words) AS word
  WHERE provider_id = ANY (ids) ORDER BY word ON CONFLICT DO NOTHING;
END $$;

DROP TRIGGER stores_listed ON stores;
CREATE CONSTRAINT TRIGGER stores_listed AFTER UPDATE OF currency, languages, travels_km, rating_sum, rating_count ON stores
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.currency, OLD.languages, OLD.travels_km, OLD.rating_sum, OLD.rating_count)
    IS DISTINCT FROM (NEW.currency, NEW.languages, NEW.travels_km, NEW.rating_sum, NEW.rating_count))
  EXECUTE FUNCTION refresh_listing('provider_id');

SELECT refresh_listings(ARRAY(SELECT provider_id FROM stores WHERE travels_km > 0));
