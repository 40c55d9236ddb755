-- What people should know before they book, in the provider's words; null where nothing is said.
ALTER TABLE stores
  ADD COLUMN cancellation text CHECK (char_length(cancellation) BETWEEN 1 AND 600),
  ADD COLUMN travel text CHECK (char_length(travel) BETWEEN 1 AND 600),
  ADD COLUMN deposit text CHECK (char_length(deposit) BETWEEN 1 AND 600),
  -- How far the provider comes, in kilometres; 0 for who only serves at their own place.
  ADD COLUMN travels_km smallint CHECK (travels_km BETWEEN 0 AND 500);
