-- What is left of accounts that are erased, or are being erased: nobody comes back to them any more.
CREATE FUNCTION is_erased(status text, left_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN status = 'deleted' AND left_at IS NULL;

-- A word as the facets of stores and deals have it.
CREATE FUNCTION word_facet(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE
  RETURN ('''w' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::tsquery;

-- The store of whoever is erased is listed no more, whatever changes in it.
CREATE OR REPLACE FUNCTION refresh_listings(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Who changes a store at the same time waits here, and then sees what the other has done.
  PERFORM FROM stores WHERE provider_id = ANY (ids) ORDER BY provider_id FOR NO KEY UPDATE;
  DELETE FROM store_listings AS listing WHERE listing.provider_id = ANY (ids)
    AND (NOT EXISTS (SELECT FROM services WHERE services.provider_id = listing.provider_id)
      OR EXISTS (SELECT FROM service_providers AS company JOIN users ON users.id = company.user_id
        WHERE company.id = listing.provider_id AND is_erased(users.status, users.left_at)));
  INSERT INTO store_listings AS listing (provider_id, country_id, state_id, city_id, position, travels, area, currency, price_from,
    price_unit, categories, rating, rank, words, facets, offers_until)
  SELECT stores.provider_id, company.country_id, company.state_id, company.city_id, place.position, place.travels,
    cube_enlarge(place.position, place.travels, 3), stores.currency, least_item.price, least_item.unit,
    ARRAY(SELECT category_id FROM services JOIN service_categories ON service_id = services.id
      WHERE services.provider_id = stores.provider_id GROUP BY category_id ORDER BY min(services.id), min(position)),
    stores.rating, stores.rank, words_of_store(stores.provider_id), '',
    (SELECT max(coalesce(ends_at, 'infinity')) FROM offers WHERE offers.provider_id = stores.provider_id)
  FROM stores JOIN service_providers AS company ON company.id = stores.provider_id
  JOIN users ON users.id = company.user_id AND NOT is_erased(users.status, users.left_at)
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

-- Of a payment some details go with the account of who has paid; nothing else of it ever changes.
CREATE OR REPLACE FUNCTION check_payment_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.purpose, OLD.subject_id, OLD.amount, OLD.currency, OLD.gateway, OLD.created_at)
      IS DISTINCT FROM (NEW.purpose, NEW.subject_id, NEW.amount, NEW.currency, NEW.gateway, NEW.created_at)
      OR (OLD.details <> NEW.details AND NOT (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL AND OLD.details @> NEW.details))
      OR (OLD.gateway_order IS NOT NULL AND OLD.gateway_order IS DISTINCT FROM NEW.gateway_order)
      OR NEW.refunded < OLD.refunded
      OR (NEW.status <> OLD.status AND NOT (OLD.status, NEW.status) IN (('created', 'paid'), ('created', 'declined'),
        ('created', 'abandoned'), ('declined', 'paid'), ('abandoned', 'paid'), ('paid', 'refunded'))) THEN
    RAISE EXCEPTION 'A payment cannot become that.' USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_steps';
  END IF;
  RETURN NEW;
END $$;
