-- Stores that only say their city are all at its middle: an index by distance hands over all of them before the first one is
-- known to be first. Each is put less than a metre from there, by its number, so that hardly any two are as far.
CREATE FUNCTION place_apart(place cube, id bigint) RETURNS cube LANGUAGE sql IMMUTABLE STRICT RETURN cube(ARRAY[
  cube_ll_coord(place, 1) + id * 7919 % 100003 / 100003.0 * 1e-7,
  cube_ll_coord(place, 2) + id * 104729 % 99991 / 99991.0 * 1e-7,
  cube_ll_coord(place, 3) + id * 1299709 % 99989 / 99989.0 * 1e-7]);

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
    SELECT place_apart(position, stores.provider_id) AS position,
      CASE WHEN position IS NOT NULL AND stores.travels_km > 0 THEN 2 * sin(stores.travels_km / 6371.0 / 2) END AS travels
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

SELECT refresh_listings(ARRAY(SELECT provider_id FROM store_listings));

-- Who of one's connections has booked a store is asked for hundreds of them: the index has the store too.
DROP INDEX reviews_by_celebrant;
CREATE INDEX reviews_by_celebrant ON reviews (celebrant_id, shown_at DESC, id DESC) INCLUDE (provider_id)
  WHERE side = 'celebrant' AND shown_at IS NOT NULL;
