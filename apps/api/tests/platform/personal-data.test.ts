import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { archivesOf } from '../features/people/data-archives/steps.ts'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'
import { plantEverywhere, plantedIn } from './plant.ts'

const world = await startWorld()
const { call, app } = world
const { ask } = archivesOf(world)

/** Columns of texts by which somebody gets in, or is reached. */
const secrets =
  /(_hash|\.secret|\.code|_challenge|\.key|\.p256dh|\.auth|_id|\.folder|\.endpoint|_order|identities\.subject)$/

const technical = 'keeps a request from being done twice, or counts tries'
const secret = 'a secret, or its hash'
const counted = 'counts what is told elsewhere'
const found = 'is made from what is told elsewhere, so that it can be found'
const others = 'is about others, who have done it'

/** Tables that have to do with somebody, and of which their archive says nothing. */
const leftOut: Record<string, string> = {
  account_deletions: 'is there only once they have left',
  account_tokens: secret,
  authenticator_tries: technical,
  booking_requests: technical,
  boost_beginnings: technical,
  carts: counted,
  celebrant_ratings: counted,
  data_archives: 'is the archive itself',
  deal_days: counted,
  deal_sellers: counted,
  deal_viewers: others,
  deferred_guest_emails: technical,
  email_opt_outs: others,
  event_host_message_days: technical,
  event_listings: found,
  event_nudges: technical,
  event_reminders: technical,
  event_requests: technical,
  event_walls: 'is a switch of an event, and nobody’s words',
  gateway_events: technical,
  group_links: secret,
  guest_emails: technical,
  guest_links: secret,
  invitation_email_days: technical,
  notification_emails_due: technical,
  password_resets: secret,
  payment_requests: technical,
  plan_reminders: technical,
  pushes_due: technical,
  recovery_codes: secret,
  report_cases: others,
  reset_code_tries: technical,
  review_reminders: technical,
  sign_in_challenges: secret,
  staff_actions: 'is the log of the team, which is not theirs',
  store_answers: counted,
  store_day_counts: counted,
  store_income: counted,
  store_listings: found,
  store_viewers: others,
  store_views: counted,
  unverified_email_days: technical,
  upload_usage: counted,
  user_name_words: found,
  video_counts: counted,
}

/** Tables that name accounts, and all that hang on such tables. */
async function personalTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE personal (id) AS (
      SELECT 'users'::regclass::oid
      UNION SELECT attrelid FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attname IN ('user_id', 'author_id', 'actor_id')
      UNION SELECT conrelid FROM pg_constraint JOIN personal ON confrelid = personal.id WHERE contype = 'f')
    SELECT id::regclass::text AS name FROM personal ORDER BY 1`.execute(app.db)
  return rows.map(row => row.name)
}

test('each table that has to do with somebody is in their archive, or it is told here why not', async () => {
  const uma = await signUp(call, 'Uma')
  await ask(uma)
  const sent = (await world.statements(() => world.drainJobs())).filter(one => one.includes('row_key'))
  const isTold = (table: string) => sent.some(one => new RegExp(`\\b${table}\\b`).test(one))
  const missing = (await personalTables()).filter(table => !isTold(table))
  expect(missing.filter(table => !(table in leftOut))).toEqual([])
  // A reason that is needed no more goes.
  expect(Object.keys(leftOut).filter(table => !missing.includes(table))).toEqual([])
})

test('a row that is planted in each table is found in each section, and no secret of any', async () => {
  const planted = await startWorld()
  const pia = await signUp(planted.call, 'Pia')
  const columns = await plantEverywhere(planted, pia.id)
  const archive = await archivesOf(planted).archiveOf(pia)
  const sections = planted.app.features.flatMap(feature => feature.personalData ?? [])
  expect(sections.filter(({ name }) => archive.json(name).length === 0).map(({ name }) => name)).toEqual([])
  const told = archive.names.filter(name => /\.(json|html)$/.test(name)).map(archive.text)
  const all = told.join('\n')
  const foundIn = columns.filter(column => all.includes(plantedIn(column)))
  expect(foundIn.length).toBeGreaterThan(100)
  expect(foundIn.filter(column => secrets.test(column))).toEqual([])
})

test('no two sections have one name, and each reads its rows', async () => {
  const sections = app.features.flatMap(feature => feature.personalData ?? [])
  const names = sections.map(section => section.name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  for (const { title } of sections) expect(new Set(Object.keys(title))).toEqual(new Set(['en', 'fr', 'es', 'pt']))
})
