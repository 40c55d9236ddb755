-- Search that forgives slips: what a name looks like, and what is left of its words when a letter is missing.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A name as it is typed in a hurry: without accents, case and punctuation.
CREATE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  translate(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
    'łđðøþßæœı.-_/@,&+''’', 'lddotsaoi          ');
ALTER TABLE users ADD COLUMN plain_name text GENERATED ALWAYS AS (plain_name(name)) STORED;
-- Finds long words in which several letters are wrong.
CREATE INDEX users_by_likeness ON users USING gin (plain_name gin_trgm_ops);

-- The words of four letters and more, whole and with each letter left out in turn. Two words that differ in one letter,
-- or in the order of two, have one of these in common, and each is found without looking at any other name.
CREATE FUNCTION name_slips(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 RETURN (
  SELECT coalesce(array_agg(DISTINCT left(word, place - 1) || substr(word, place + 1)), '{}')
  FROM unnest(string_to_array(plain_name(name), ' ')) AS word, generate_series(1, char_length(word) + 1) AS place
  WHERE char_length(word) BETWEEN 4 AND 30);
CREATE INDEX users_by_slips ON users USING gin (name_slips(name));
