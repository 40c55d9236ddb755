-- Guests without an account who have answered get e-mails in the language in which they did; others in that of the host.
ALTER TABLE event_guests ADD COLUMN external_language text CHECK (external_language IN ('en', 'fr', 'es', 'pt'));
ALTER TABLE event_guests ADD CONSTRAINT event_guests_external_language
  CHECK (external_language IS NULL OR external_name IS NOT NULL);
