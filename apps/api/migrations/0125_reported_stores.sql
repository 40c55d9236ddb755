-- Stores that the staff withholds, and by which statement: whoever asks which providers there are for somebody asks for it.
ALTER TABLE service_providers
  ADD COLUMN withheld text CHECK (withheld IN ('hidden', 'removed')),
  ADD COLUMN statement_id bigint,
  ADD CONSTRAINT service_providers_withheld CHECK ((withheld IS NULL) = (statement_id IS NULL));

-- What the staff is told of cases that wait goes with them.
CREATE TRIGGER report_cases_open_notices AFTER DELETE ON report_cases REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('open_case');
