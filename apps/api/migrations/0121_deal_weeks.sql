-- When a deal was posted is one of its facets too: t2969 the week, counted in UTC from 1970-01-01, a Thursday.

DROP INDEX deals_facets;
ALTER TABLE deals DROP COLUMN facets;
DROP FUNCTION deal_facets(text, integer, text, text, bigint, integer, integer, integer);

CREATE FUNCTION deal_facets(words text, category integer, condition text, currency text, cost bigint, country integer, state integer, city integer,
    created_at timestamptz)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN array_to_tsvector(
  ARRAY(SELECT 'w' || word FROM unnest(tsvector_to_array(name_words(words))) AS word WHERE char_length(word) <= 60 LIMIT 300)
  || array_remove(ARRAY['c' || category, 'd' || condition, 'n' || country, 's' || state, 'y' || city,
    CASE cost WHEN 0 THEN 'f' END, 'p' || currency || floor(log(2, greatest(cost, 1))),
    't' || floor(extract(epoch FROM created_at) / 604800)], NULL));

ALTER TABLE deals ADD COLUMN facets tsvector NOT NULL GENERATED ALWAYS AS (deal_facets(title || ' ' || description, category_id, condition,
  currency, cost, country_id, state_id, city_id, created_at)) STORED;
CREATE INDEX deals_facets ON deals USING gin (facets) WITH (fastupdate = off) WHERE is_listed;
