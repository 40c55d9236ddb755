import { numbers, person, type Rows, time } from './rows.ts'

/** Everybody was reported, twice, of which one case is decided, once by Ana, and has written to the staff, twice; one message is answered, by Ana, who has done something about each of them. */
export const staffWorkOf = (rows: Rows) => {
  const { ana } = rows
  return [
    `UPDATE users SET staff_role = 'administrator' WHERE id = ${ana}`,
    `INSERT INTO authenticators (user_id, secret, created_at, confirmed_at) VALUES (${ana}, sha256(''), now(), now())
     ON CONFLICT DO NOTHING`,
    `INSERT INTO contact_messages (user_id, name, email, subject, message, language, created_at, status, answer, resolved_by, resolved_at)
     SELECT ${person('n')}, 'Person', 'person@example.org', 'An invoice', 'Where is it?', 'en', ${time()}, status,
       CASE status WHEN 'answered' THEN 'Here.' END, CASE status WHEN 'answered' THEN ${ana}::bigint END,
       CASE status WHEN 'answered' THEN ${time()} END
     FROM ${numbers(rows)}, (VALUES ('open'), ('answered')) AS both_states (status)`,
    `INSERT INTO report_cases (subject_type, subject_id, author_id, state, is_urgent, opened_at, changed_at)
     SELECT 'user', ${person('n')}, ${person('n')}, state, false, ${time()}, ${time()}
     FROM ${numbers(rows)}, (VALUES ('open'), ('decided')) AS both_states (state)`,
    `INSERT INTO reports (subject_type, subject_id, user_id, case_id, created_at)
     SELECT 'user', author_id, ${ana}, id, opened_at FROM report_cases
     WHERE author_id <> ${ana} AND state = (ARRAY['open', 'decided'])[1 + author_id % 2] ON CONFLICT DO NOTHING`,
    `INSERT INTO moderation_decisions (case_id, author_id, decided_by, decided_at, action, excerpt)
     SELECT id, author_id, ${ana}, changed_at, 'dismiss', '' FROM report_cases WHERE state = 'decided' ON CONFLICT DO NOTHING`,
    `INSERT INTO store_verifications (provider_id, state, waiting_since, decided_at, decided_by, reason)
     SELECT company.id, state, ${time()}, CASE WHEN state <> 'waiting' THEN ${time()} END,
       CASE WHEN state <> 'waiting' THEN ${ana}::bigint END, CASE state WHEN 'declined' THEN 'Blurred.' END
     FROM ${numbers(rows)} JOIN service_providers AS company ON company.user_id = ${person('n')}
     CROSS JOIN LATERAL (SELECT (ARRAY['waiting', 'verified', 'declined'])[1 + n % 3] AS state) one ON CONFLICT DO NOTHING`,
    `INSERT INTO staff_actions (id, at, actor_id, action, subject_type, subject_id, hash)
     SELECT n, ${time()}, ${ana}, 'answered', 'contact_message', n, sha256('') FROM ${numbers(rows)}`,
  ]
}
