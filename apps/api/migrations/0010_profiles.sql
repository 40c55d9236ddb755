-- What people tell about themselves, the providers that they prefer, and how many files a post holds.

ALTER TABLE users
  ADD COLUMN address text CHECK (char_length(address) BETWEEN 1 AND 500),
  -- 0 Male, 1 Female, 2 Other
  ADD COLUMN gender smallint CHECK (gender BETWEEN 0 AND 2),
  ADD COLUMN bio text CHECK (char_length(bio) BETWEEN 1 AND 1000),
  ADD COLUMN interests text CHECK (char_length(interests) BETWEEN 1 AND 500),
  ADD COLUMN education text CHECK (char_length(education) BETWEEN 1 AND 500),
  ADD COLUMN hobbies text CHECK (char_length(hobbies) BETWEEN 1 AND 500),
  ADD CONSTRAINT users_place CHECK (city_id IS NULL OR state_id IS NOT NULL),
  ADD CONSTRAINT users_country CHECK (state_id IS NULL OR country_id IS NOT NULL);

-- At most three, in the order of choice.
CREATE TABLE preferred_providers (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 2),
  provider_id bigint NOT NULL REFERENCES service_providers ON DELETE CASCADE,
  PRIMARY KEY (user_id, position),
  CONSTRAINT preferred_providers_once UNIQUE (user_id, provider_id)
);
CREATE INDEX preferred_providers_provider ON preferred_providers (provider_id);

CREATE INDEX service_providers_by_name ON service_providers USING gin (name_words(company_name));

-- How many pictures and films a post holds, so that those of a person are found without reading all posts.
ALTER TABLE posts ADD COLUMN files smallint NOT NULL DEFAULT 0 CHECK (files >= 0);
UPDATE posts SET files = held.files
FROM (
  SELECT post_id, count(*) AS files
  FROM post_media JOIN uploads ON uploads.id = upload_id
  WHERE kind <> 'audio'
  GROUP BY post_id
) AS held
WHERE held.post_id = posts.id;
CREATE INDEX posts_files_by_author ON posts (user_id, created_at DESC, id DESC) WHERE files > 0;
