-- Ages, and meeting new friends: who has joined, whom they do not want to be shown, and treats.

-- The last birthday of people who are that old on a day; who was born on the 29th of February has it on the 1st of March.
CREATE FUNCTION born_by(age integer, today date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (today - make_interval(years => age))::date;

-- The account of a child: younger than 13. Without a date of birth nobody is taken for one.
CREATE FUNCTION is_kids_account(dob date, today date) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  coalesce(dob > born_by(13, today), false);

CREATE TABLE meet_profiles (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  preferred_name text NOT NULL CHECK (char_length(preferred_name) BETWEEN 1 AND 255),
  likes text NOT NULL DEFAULT '' CHECK (char_length(likes) <= 500),
  address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 255),
  summary text NOT NULL DEFAULT '' CHECK (char_length(summary) <= 1000),
  -- 0 My Treat, 1 No Treat
  treat smallint NOT NULL DEFAULT 1 CHECK (treat IN (0, 1)),
  is_private boolean NOT NULL DEFAULT false,
  -- key of a picture in the file store
  photo text,
  joined_at timestamptz NOT NULL,
  -- The preferred name is what people go by here: their other name is not searched.
  words tsvector GENERATED ALWAYS AS (name_words(preferred_name || ' ' || likes || ' ' || summary)) STORED
);
CREATE INDEX meet_profiles_newest ON meet_profiles (joined_at DESC, user_id DESC) WHERE NOT is_private;
CREATE INDEX meet_profiles_words ON meet_profiles USING gin (words);

-- Whom somebody does not want to be shown among the people to meet.
CREATE TABLE meet_hides (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  hidden_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, hidden_id),
  CHECK (user_id <> hidden_id)
);
CREATE INDEX meet_hides_hidden ON meet_hides (hidden_id);

CREATE TABLE meet_treats (
  sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  receiver_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('accepted', 'declined')),
  answered_at timestamptz,
  PRIMARY KEY (sender_id, receiver_id),
  CHECK (sender_id <> receiver_id),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
-- Between two people there is one treat: who sends one back has said yes.
CREATE UNIQUE INDEX meet_treats_pair ON meet_treats (least(sender_id, receiver_id), greatest(sender_id, receiver_id));
CREATE INDEX meet_treats_received ON meet_treats (receiver_id, created_at DESC, sender_id DESC);
CREATE INDEX meet_treats_sent ON meet_treats (sender_id, created_at DESC, receiver_id DESC);
