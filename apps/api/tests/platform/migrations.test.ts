import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connect } from '../../src/platform/db/database.ts'
import { startEmbedded } from '../../src/platform/db/embedded/start-embedded.ts'
import { migrate, readMigrations } from '../../src/platform/db/migrate.ts'
import { templateFolder } from '../../src/platform/db/template.ts'
import { prepareQueue } from '../../src/platform/jobs/open-queue.ts'
import { copyTemplate, ownedDatabase } from '../harness/postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'celebrio-migrations-'))
const server = process.env.DATABASE_URL ? await copyTemplate(process.env.DATABASE_URL) : null
const embedded = server
  ? null
  : await startEmbedded({ folder: join(folder, 'database'), template: await templateFolder() })
const config: pg.PoolConfig = server
  ? { connectionString: server.url }
  : { host: embedded?.host ?? '', user: 'postgres', database: 'postgres' }
const { pool, db, close } = connect({ ...config, max: 1 })
let files = ''

beforeEach(async () => {
  files = await mkdtemp(join(folder, 'files-'))
})

afterAll(async () => {
  await close()
  await embedded?.stop()
  await server?.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFile(join(files, name), text)
const hasTable = async (name: string) => {
  const { rows } = await sql<{ found: string | null }>`SELECT to_regclass(${name})::text AS found`.execute(db)
  return rows[0]?.found !== null
}

test('the files of the product are numbered without gaps and applied once', async () => {
  const names = (await readMigrations()).map(one => one.name)
  expect(names.map(name => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
  expect(await migrate(pool)).toEqual([])
})

test.skipIf(!process.env.DATABASE_URL)(
  'a role that owns its database, and may do nothing else, brings the schema up to date',
  async () => {
    const owned = await ownedDatabase(process.env.DATABASE_URL ?? '')
    const { pool: plain, close: closePlain } = connect({ connectionString: owned.url, max: 1 })
    await migrate(plain)
    await prepareQueue(plain)
    const { rows } = await plain.query('SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user')
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }])
    await closePlain()
    await owned.drop()
  },
)

test('the prepared database holds the job queue, so that a first start need not make it', async () => {
  expect(await hasTable('jobs.job')).toBe(true)
  const { rows } = await sql<{ name: string }>`SELECT name FROM jobs.queue`.execute(db)
  expect(rows).toEqual([{ name: 'work' }])
})

test('a fact that waits by the name that it had is heard by the one that it has', async () => {
  const renaming = (await readMigrations()).find(one => one.name.endsWith('_facts_by_their_names.sql'))
  const waiting = sql<{ fact: string }>`SELECT data ->> 'fact' AS fact FROM jobs.job ORDER BY fact`
  await sql`INSERT INTO jobs.job (name, data) SELECT 'work', jsonb_build_object('fact', fact, 'event_id', 1)
    FROM unnest(${['event.moved_up', 'post.liked']}::text[]) AS fact`.execute(db)
  await pool.query(renaming?.sql ?? '')
  expect((await waiting.execute(db)).rows).toEqual([{ fact: 'event.promoted' }, { fact: 'post.liked' }])
  await sql`DELETE FROM jobs.job`.execute(db)
})

test('what waits of guests without an account is heard by the name that says more than an answer', async () => {
  const renaming = (await readMigrations()).find(one => one.name === '0042_external_guests_change.sql')
  const waiting = sql<{ fact: string }>`SELECT data ->> 'fact' AS fact FROM jobs.job ORDER BY fact`
  await sql`INSERT INTO jobs.job (name, data) SELECT 'work', jsonb_build_object('fact', fact)
    FROM unnest(${['external_guest.answered', 'post.liked']}::text[]) AS fact`.execute(db)
  await pool.query(renaming?.sql ?? '')
  expect((await waiting.execute(db)).rows).toEqual([{ fact: 'external_guest.changed' }, { fact: 'post.liked' }])
  await sql`DELETE FROM jobs.job`.execute(db)
})

test('a job that waits for a handler by the name that it had is done by the one that it has', async () => {
  const renaming = (await readMigrations()).find(one => one.name === '0036_names.sql')
  const jobs = renaming?.sql.slice(renaming.sql.indexOf('DO $$')) ?? ''
  const waiting = sql<object>`SELECT group_id, data ->> 'fact' AS fact FROM jobs.job ORDER BY group_id`
  await sql`INSERT INTO jobs.job (name, group_id, data) VALUES
    ('work', 'notifications.write', '{ "fact": "event.wall_settled" }'),
    ('work', 'invitees.write', '{ "fact": "external_guest.email_due" }')`.execute(db)
  await pool.query(jobs)
  expect((await waiting.execute(db)).rows).toEqual([
    { group_id: 'external-guests.send-email', fact: 'external_guest.email_due' },
    { group_id: 'notifications.write', fact: 'event.wall_entry_resolved' },
  ])
  await sql`DELETE FROM jobs.job`.execute(db)
})

test('e-mails that wait for guests without an account are sent by what sends them to all guests', async () => {
  const renaming = (await readMigrations()).find(one => one.name === '0047_guest_emails.sql')
  const waiting = sql<object>`SELECT group_id, data ->> 'fact' AS fact FROM jobs.job ORDER BY group_id`
  await sql`INSERT INTO jobs.job (name, group_id, data) VALUES
    ('work', 'external-guests.send-email', '{ "fact": "external_guest.email_due" }'),
    ('work', 'external-guests.ask-again', '{ "fact": "event.rescheduled" }'),
    ('work', 'external-guests.take-over', '{ "fact": "account.email_verified" }')`.execute(db)
  await pool.query(renaming?.sql ?? '')
  expect((await waiting.execute(db)).rows).toEqual([
    { group_id: 'external-guests.take-over', fact: 'account.email_verified' },
    { group_id: 'guest-emails.ask-again', fact: 'event.rescheduled' },
    { group_id: 'guest-emails.send', fact: 'guest.email_due' },
  ])
  await sql`DELETE FROM jobs.job`.execute(db)
})

test('what was reported before is in one place: a case for each thing, with what each person said of it', async () => {
  const moving = (await readMigrations()).find(one => one.name === '0114_reports.sql')
  const sent = await pool.query('SELECT now()')
  const now = sent.rows[0].now
  await pool.query('BEGIN')
  await pool.query(`DROP TABLE appeals, moderation_decisions, reports, report_cases CASCADE; DROP FUNCTION count_reports CASCADE;
    ${[
      'user_reports (user_id bigint, reported_id',
      'post_reports (user_id bigint, post_id',
      'message_reports (user_id bigint, message_id',
      'deal_reports (user_id bigint, deal_id',
      'review_reports (user_id bigint, review_id',
    ]
      .map(table => `CREATE TABLE ${table} bigint, reason text, created_at timestamptz);`)
      .join('')}
    INSERT INTO users (id, name, email, created_at) OVERRIDING SYSTEM VALUE
      SELECT n, 'Person', n || '@example.org', now() FROM generate_series(9001, 9003) AS n;
    INSERT INTO posts (id, user_id, content, created_at) OVERRIDING SYSTEM VALUE VALUES (9001, 9001, 'A cake', now());
    INSERT INTO post_reports VALUES (9002, 9001, 'No cake', now()), (9003, 9001, NULL, now());
    INSERT INTO user_reports VALUES (9002, 9001, 'Rude', now())`)
  await pool.query(moving?.sql ?? '')
  const cases = await pool.query(`SELECT subject_type, subject_id::int, author_id::int, state, report_count
    FROM report_cases ORDER BY subject_type`)
  const reports = await pool.query('SELECT subject_type, user_id::int, reason, created_at FROM reports ORDER BY 1, 2')
  await pool.query('ROLLBACK')
  expect(cases.rows).toEqual([
    { subject_type: 'post', subject_id: 9001, author_id: 9001, state: 'open', report_count: 2 },
    { subject_type: 'user', subject_id: 9001, author_id: 9001, state: 'open', report_count: 1 },
  ])
  expect(reports.rows.map(row => [row.subject_type, row.user_id, row.reason, row.created_at >= now])).toEqual([
    ['post', 9002, 'No cake', true],
    ['post', 9003, null, true],
    ['user', 9002, 'Rude', true],
  ])
})

test('files are applied in the order of their numbers; other files are none', async () => {
  await write('9002_second.sql', 'ALTER TABLE first ADD COLUMN added int')
  await write('9001_first.sql', 'CREATE TABLE first ()')
  await write('notes.md', 'No SQL at all')
  expect(await migrate(pool, files)).toEqual(['9001_first.sql', '9002_second.sql'])
  expect(await migrate(pool, files)).toEqual([])
})

test('a file that fails leaves nothing of itself and keeps those before it', async () => {
  await write('9010_good.sql', 'CREATE TABLE good ()')
  await write('9011_bad.sql', 'CREATE TABLE half (); SELECT nonsense;')
  await write('9012_never.sql', 'CREATE TABLE never ()')
  await expect(migrate(pool, files)).rejects.toThrow(/^Migration 9011_bad.sql failed: .*nonsense/)
  expect([await hasTable('good'), await hasTable('half'), await hasTable('never')]).toEqual([true, false, false])
  await write('9011_bad.sql', 'CREATE TABLE half ()')
  expect(await migrate(pool, files)).toEqual(['9011_bad.sql', '9012_never.sql'])
})

test('a file that was changed after it had been applied is refused before anything is done', async () => {
  await write('9020_done.sql', 'CREATE TABLE done ()')
  await migrate(pool, files)
  await write('9020_done.sql', 'CREATE TABLE done (changed int)')
  await write('9021_next.sql', 'CREATE TABLE next ()')
  await expect(migrate(pool, files)).rejects.toThrow('Migration 9020_done.sql was changed after it had been applied')
  expect(await hasTable('next')).toBe(false)
})

test('of two processes that migrate at once one does it and the other finds it done', async () => {
  await write('9030_once.sql', 'CREATE TABLE once (); SELECT pg_sleep(0.2)')
  const others = [new pg.Pool({ ...config, max: 1 }), new pg.Pool({ ...config, max: 1 })]
  // The embedded database serves one connection at a time, so each must be released.
  const done = await Promise.all(
    others.map(async other => {
      const names = await migrate(other, files)
      await other.end()
      return names
    }),
  )
  expect(done.flat()).toEqual(['9030_once.sql'])
})

/** Applies all migrations before the given one in a separate schema. @returns a function that applies that one */
async function stopBefore(name: string) {
  const { rows } = await pool.query<{ search_path: string }>('SHOW search_path')
  await pool.query('CREATE SCHEMA past; SET search_path = past, public')
  const all = await readMigrations()
  for (const one of all.filter(({ name: each }) => each < name)) await write(one.name, one.sql)
  await migrate(pool, files)
  return {
    go: async () => {
      await write(name, all.find(one => one.name === name)?.sql ?? '')
      await migrate(pool, files)
    },
    leave: () => pool.query(`SET search_path = ${rows[0]?.search_path ?? 'public'}; DROP SCHEMA past CASCADE`),
  }
}

test('what people were told before notices were registered is told still', async () => {
  const { go, leave } = await stopBefore('0035_notices_are_registered.sql')
  // Their people and subjects do not matter here.
  await pool.query(`SET session_replication_role = replica;
    INSERT INTO notifications (user_id, kind, post_id, comment_id, event_id, gone_event_id, gone_title, event_start, happened_at)
    VALUES (1, 'friend_requested', NULL, NULL, NULL, NULL, NULL, NULL, now()),
      (1, 'post_liked', 11, NULL, NULL, NULL, NULL, NULL, now()),
      (1, 'comment_liked', 11, 12, NULL, NULL, NULL, NULL, now()),
      (1, 'event_accepted', NULL, NULL, 13, NULL, NULL, NULL, now()),
      (1, 'event_deleted', NULL, NULL, NULL, 14, 'Lantern feast', NULL, now());
    INSERT INTO notification_actors (notification_id, user_id, kind, post_id, comment_id, event_id, gone_event_id, actor_id, guest_id, happened_at)
    SELECT id, user_id, kind, post_id, comment_id, event_id, gone_event_id,
      CASE WHEN kind <> 'event_accepted' THEN 2 END, CASE WHEN kind = 'event_accepted' THEN 15 END, happened_at
    FROM notifications`)
  await go()
  await pool.query('SET session_replication_role = DEFAULT')
  const { rows } = await pool.query(`SELECT notifications.kind, notifications.subject_type, notifications.subject_id,
      details, actor_type, actor_id, one.subject_type = notifications.subject_type AS same
    FROM notifications JOIN notification_actors AS one ON notification_id = notifications.id ORDER BY notifications.id`)
  await leave()
  const told = (kind: string, subject_type: string | null, subject_id: number | null, more = {}) => ({
    kind,
    subject_type,
    subject_id,
    details: {},
    actor_type: 'user',
    actor_id: 2,
    same: subject_type && true,
    ...more,
  })
  expect(rows).toEqual([
    told('friend_requested', null, null),
    told('post_liked', 'post', 11),
    told('comment_liked', 'comment', 12),
    told('event_accepted', 'event', 13, { actor_type: 'external_guest', actor_id: 15 }),
    told('event_deleted', 'cancelled_event', 14, { details: { title: 'Lantern feast' } }),
  ])
})

test('a pin that lies far from the city of its company is dropped, and one that does not stays', async () => {
  const dropping = (await readMigrations()).find(one => one.name.endsWith('_pins_near_their_cities.sql'))
  await pool.query('BEGIN')
  // Their people and the states of their cities do not matter here.
  await pool.query(`SET LOCAL session_replication_role = replica;
    INSERT INTO cities (id, state_id, name, search, lat, lng)
      VALUES (99000001, 1, 'Lyon', 'lyon', 45.75, 4.85), (99000002, 1, 'Nowhere', 'nowhere', NULL, NULL);
    INSERT INTO service_providers (id, user_id, company_name, address, business_phone_number, payment_option, document_type,
      created_at, city_id, lat, lng)
    OVERRIDING SYSTEM VALUE SELECT 9000 + n, 9000 + n, 'Company', 'Rue', '1', 'none', 1, now(), city_id, lat, 4.85
    FROM (VALUES (1, 99000001, 46.63), (2, 99000001, 46.67), (3, 99000002, 0)) AS pins (n, city_id, lat)`)
  await pool.query(dropping?.sql ?? '')
  const { rows } = await pool.query('SELECT id::int, lat, lng FROM service_providers WHERE id > 9000 ORDER BY id')
  await pool.query('ROLLBACK')
  expect(rows.map(({ lat }) => lat)).toEqual([46.63, null, 0])
})

test('who was there before is found by the words of their name', async () => {
  const filling = (await readMigrations()).find(one => one.name.endsWith('_user_name_words.sql'))
  await pool.query('BEGIN')
  await pool.query(`INSERT INTO users (id, name, email, created_at) OVERRIDING SYSTEM VALUE VALUES (9001, 'Zoë Ruiz', '9001@example.org', now());
    DROP TABLE user_name_words; DROP FUNCTION keep_user_name_words CASCADE`)
  await pool.query(filling?.sql ?? '')
  const { rows } = await pool.query('SELECT word FROM user_name_words WHERE user_id = 9001 ORDER BY word')
  await pool.query('ROLLBACK')
  expect(rows.map(({ word }) => word)).toEqual(['ruiz', 'zoe'])
})

test('each word of a name that somebody had before is looked for when another is typed that is like it', async () => {
  const filling = (await readMigrations()).find(one => one.name.endsWith('_distinct_name_words.sql'))
  await pool.query('BEGIN')
  await pool.query(`INSERT INTO users (id, name, email, created_at) OVERRIDING SYSTEM VALUE VALUES
      (9001, 'Zoë Ruiz', '9001@example.org', now()), (9002, 'Zoë Roy', '9002@example.org', now());
    DROP TABLE distinct_name_words; DROP FUNCTION lock_name_words; DROP FUNCTION forget_name_words CASCADE;
    CREATE INDEX users_by_slips ON users (name); CREATE INDEX users_by_likeness ON users (name)`)
  await pool.query(filling?.sql ?? '')
  const { rows } = await pool.query(
    "SELECT word FROM distinct_name_words WHERE word IN ('zoe', 'ruiz', 'roy') ORDER BY word",
  )
  await pool.query('ROLLBACK')
  expect(rows.map(({ word }) => word)).toEqual(['roy', 'ruiz', 'zoe'])
})
