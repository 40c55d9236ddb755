-- What people report, in one place: reports of the same thing are one case until the staff has decided it.
CREATE TABLE report_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- one of the reportables that features declare, and the id of the thing; not a foreign key: the case outlives the thing
  subject_type text NOT NULL CHECK (subject_type ~ '^[a-z_]{1,40}$'),
  subject_id bigint NOT NULL,
  -- whose it is
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided', 'appealed')),
  -- kept by a trigger
  report_count integer NOT NULL DEFAULT 0 CHECK (report_count >= 0),
  -- a child has reported it, or is its author
  is_urgent boolean NOT NULL,
  rank integer NOT NULL GENERATED ALWAYS AS (report_count + CASE WHEN is_urgent THEN 1000000 ELSE 0 END) STORED,
  opened_at timestamptz NOT NULL,
  -- since when it is in its state
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX report_cases_one_open ON report_cases (subject_type, subject_id) WHERE state = 'open';
CREATE INDEX report_cases_queue ON report_cases (rank DESC, (-id) DESC) WHERE state = 'open';
CREATE INDEX report_cases_queue_of_kind ON report_cases (subject_type, rank DESC, (-id) DESC) WHERE state = 'open';
CREATE INDEX report_cases_changed ON report_cases (state, changed_at DESC, id DESC) WHERE state <> 'open';
CREATE INDEX report_cases_changed_of_kind ON report_cases (subject_type, state, changed_at DESC, id DESC) WHERE state <> 'open';
CREATE INDEX report_cases_author ON report_cases (author_id, id DESC);

-- A person reports a thing once, also when it comes before the staff again.
CREATE TABLE reports (
  subject_type text NOT NULL,
  subject_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  case_id bigint NOT NULL REFERENCES report_cases ON DELETE CASCADE,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (subject_type, subject_id, user_id),
  CONSTRAINT reports_of_others CHECK (subject_type <> 'user' OR subject_id <> user_id)
);
CREATE INDEX reports_of_case ON reports (case_id, created_at, user_id);
CREATE INDEX reports_user ON reports (user_id);

CREATE FUNCTION count_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_cases SET report_count = report_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.case_id, OLD.case_id);
  RETURN NULL;
END $$;
CREATE TRIGGER reports_counted AFTER INSERT OR DELETE ON reports FOR EACH ROW EXECUTE FUNCTION count_reports();

-- What each feature has kept by itself until now.
CREATE TEMPORARY TABLE earlier ON COMMIT DROP AS
  SELECT 'user' AS subject_type, reported_id AS subject_id, reported_id AS author_id, user_id, reason, created_at FROM user_reports
  UNION ALL SELECT 'post', post_id, posts.user_id, report.user_id, reason, report.created_at
    FROM post_reports AS report JOIN posts ON posts.id = post_id
  UNION ALL SELECT 'message', message_id, messages.author_id, report.user_id, reason, report.created_at
    FROM message_reports AS report JOIN messages ON messages.id = message_id
  UNION ALL SELECT 'deal', deal_id, deals.user_id, report.user_id, reason, report.created_at
    FROM deal_reports AS report JOIN deals ON deals.id = deal_id
  UNION ALL SELECT 'review', review_id, CASE side WHEN 'celebrant' THEN celebrant_id ELSE company.user_id END, report.user_id, reason,
      report.created_at
    FROM review_reports AS report JOIN reviews ON reviews.id = review_id
    JOIN service_providers AS company ON company.id = reviews.provider_id;
INSERT INTO report_cases (subject_type, subject_id, author_id, is_urgent, opened_at, changed_at)
  SELECT subject_type, subject_id, author_id, bool_or(users.is_kid), min(earlier.created_at), min(earlier.created_at)
  FROM earlier JOIN users ON users.id IN (earlier.user_id, earlier.author_id)
  GROUP BY subject_type, subject_id, author_id ORDER BY min(earlier.created_at);
INSERT INTO reports (subject_type, subject_id, user_id, case_id, reason, created_at)
  SELECT subject_type, subject_id, user_id, report_cases.id, reason, created_at
  FROM earlier JOIN report_cases USING (subject_type, subject_id);

DROP TABLE user_reports, post_reports, message_reports, deal_reports, review_reports;
