-- The words of everybody's name in the order of their letters: a beginning is one stretch of them, of which a page is read,
-- where an index of words (GIN) collects all that a beginning has before the first is seen.
CREATE TABLE user_name_words (
  word text COLLATE "C" NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (word, user_id)
);

CREATE FUNCTION keep_user_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM user_name_words WHERE user_id = NEW.id AND word = ANY (tsvector_to_array(OLD.name_words));
  END IF;
  INSERT INTO user_name_words SELECT unnest(tsvector_to_array(NEW.name_words)), NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_user_name_words AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION keep_user_name_words();
CREATE TRIGGER keep_changed_user_name_words AFTER UPDATE OF name ON users FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION keep_user_name_words();

INSERT INTO user_name_words SELECT unnest(tsvector_to_array(name_words)), id FROM users;
CREATE INDEX user_name_words_by_user ON user_name_words (user_id, word);
