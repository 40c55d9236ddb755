-- Each word of anybody's name once: a slip is mended among the words, which grow far slower than people, before people are looked up.
CREATE TABLE distinct_name_words (word text COLLATE "C" PRIMARY KEY);

-- Who takes the last of a word away must not miss who is adding it: they wait for each other, by one of 64 locks, which those
-- who add share. All locks that a change of a name needs are taken at once and in order, so that no two wait in a circle.
CREATE FUNCTION lock_name_words(added text[], removed text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  needed record;
BEGIN
  FOR needed IN
    SELECT hashtextextended(word, 0) & 63 AS bucket, bool_or(is_removed) AS is_exclusive
    FROM (SELECT unnest(added) AS word, false AS is_removed UNION ALL SELECT unnest(removed), true) words GROUP BY 1 ORDER BY 1
  LOOP
    IF needed.is_exclusive THEN PERFORM pg_advisory_xact_lock(hashtextextended('name words', needed.bucket));
    ELSE PERFORM pg_advisory_xact_lock_shared(hashtextextended('name words', needed.bucket));
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION keep_user_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words_before text[] := coalesce(tsvector_to_array(OLD.name_words), '{}');
  words_now text[] := tsvector_to_array(NEW.name_words);
  added text[] := ARRAY(SELECT unnest(words_now) EXCEPT SELECT unnest(words_before) ORDER BY 1);
  removed text[] := ARRAY(SELECT unnest(words_before) EXCEPT SELECT unnest(words_now) ORDER BY 1);
BEGIN
  PERFORM lock_name_words(added, removed);
  DELETE FROM user_name_words WHERE user_id = NEW.id AND word = ANY (removed);
  INSERT INTO user_name_words SELECT unnest(added), NEW.id;
  INSERT INTO distinct_name_words SELECT unnest(added) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Also where an account is erased, whose words go with it.
CREATE FUNCTION forget_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_name_words('{}', ARRAY(SELECT DISTINCT word FROM gone));
  DELETE FROM distinct_name_words AS known WHERE word IN (SELECT word FROM gone)
    AND NOT EXISTS (SELECT FROM user_name_words WHERE word = known.word);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_name_words AFTER DELETE ON user_name_words REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_name_words();

INSERT INTO distinct_name_words SELECT DISTINCT word FROM user_name_words;
CREATE INDEX distinct_name_words_by_slips ON distinct_name_words USING gin (name_slips(word)) WITH (fastupdate = off);
CREATE INDEX distinct_name_words_by_likeness ON distinct_name_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
DROP INDEX users_by_slips;
DROP INDEX users_by_likeness;
