-- Documents are uploads too; messages hold them.
ALTER TABLE uploads
  DROP CONSTRAINT uploads_kind_check,
  ADD CONSTRAINT uploads_kind_check CHECK (kind IN ('image', 'audio', 'video', 'document')),
  -- the title of a document is the name of its file
  ADD CONSTRAINT uploads_named CHECK (kind <> 'document' OR status = 'pending' OR title IS NOT NULL);
