-- Facts that wait in the job queue by the name that they had are heard by the one that they have: more changes of a guest
-- without an account than an answer. The queue makes its own tables, after the first migrations.
DO $$
BEGIN
  IF to_regclass('jobs.job') IS NULL THEN RETURN; END IF;
  EXECUTE 'UPDATE jobs.job SET data = jsonb_set(data::jsonb, ''{fact}'', ''"external_guest.changed"'')
    WHERE state < ''completed'' AND data ->> ''fact'' = ''external_guest.answered''';
END $$;
