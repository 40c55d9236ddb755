-- What providers say about their company besides the fields of the sign-up.
ALTER TABLE service_providers
  ADD COLUMN description text CHECK (char_length(description) <= 1000),
  ADD COLUMN lat double precision CHECK (lat BETWEEN -90 AND 90),
  ADD COLUMN lng double precision CHECK (lng BETWEEN -180 AND 180),
  ADD CONSTRAINT service_providers_position CHECK (lat IS NULL = (lng IS NULL));
