import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from '../moderation/steps.ts'

const world = await startWorld()
const { call } = world
const { reported, decide, read, seen, notices, queue, signIn } = careOf(world)

const words = 'Sorry, that was your own door.'
const reverse = (as: Member, caseId: number, json: object = { words }) =>
  call('POST', `/staff/report/${caseId}/reversal`, { as, json })
const reopen = (as: Member, caseId: number) => call('POST', `/staff/report/${caseId}/reopening`, { as, json: {} })
const statementOf = async (as: Member, caseId: number): Promise<number> => (await read(as, caseId)).decision?.id ?? 0
const statement = async (as: Member, id: number) => (await call('GET', `/statement/${id}`, { as })).body.statement

/** Ben’s post is hidden by Mona; Noor moderates as well. */
async function hidden(action: 'hide' | 'suspend' | 'warn' = 'hide') {
  const cast = await reported()
  const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')
  await decide(cast.mona, cast.case, { action })
  return { ...cast, noor, statement: await statementOf(cast.mona, cast.case) }
}

test('who has decided takes it back: what was hidden is there again, and the author reads why', async () => {
  const { ana, ben, mona, id, case: found, statement: told } = await hidden()
  await notices(ben)
  await world.emails()
  expect(await seen(ana, id)).toBe(404)
  expect((await reverse(mona, found)).status).toBe(200)
  expect(await seen(ana, id)).toBe(200)
  expect((await notices(ben))[0]).toMatchObject({ kind: 'decision_reversed', statement_id: told })
  const [mail] = await world.emails()
  expect(mail).toMatchObject({ to: ben.email, subject: 'We’ve undone our decision about your post' })
  expect(mail?.text).toContain(words)
  expect(await statement(ben, told)).toMatchObject({
    undone_at: expect.any(String),
    undone_words: words,
    can: { appeal: false },
  })
  expect((await read(mona, found)).decision).toMatchObject({ undone_at: expect.any(String), undone_words: words })
})

test('reporters hear that it is undone, and read so among their reports', async () => {
  const { ana, mona, case: found } = await hidden()
  const own = async () => (await call('GET', '/report', { as: ana })).body.reports.find(one => one.id === found)
  expect(await own()).toMatchObject({ state: 'acted_on' })
  await reverse(mona, found)
  expect((await notices(ana)).map(one => one.kind)).toContain('report_undone')
  expect(await own()).toMatchObject({ state: 'undone' })
})

test('the letter is read before it is sent, in the language of the author', async () => {
  const { ben, mona, case: found } = await hidden('suspend')
  await world.app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ben.id).execute()
  await world.emails()
  const { body } = await call('POST', `/staff/report/${found}/reversal/letter`, { as: mona, json: { words } })
  await reverse(mona, found)
  const [mail] = await world.emails()
  expect(body.letter).toMatchObject({
    language: 'fr',
    subject: 'Nous avons annulé notre décision concernant votre publication',
  })
  for (const paragraph of body.letter.paragraphs) expect(mail?.text).toContain(paragraph)
})

test('somebody whose suspension is taken back signs in again', async () => {
  const { ben, mona, case: found } = await hidden('suspend')
  expect((await signIn(ben)).body.inactive).not.toBeNull()
  await reverse(mona, found)
  expect((await signIn(ben)).body.inactive).toBeNull()
})

test('a sign-in that was told of the suspension is no device of theirs afterwards', async () => {
  const { ben, mona, case: found } = await hidden('suspend')
  const told = (await signIn(ben)).body
  await reverse(mona, found)
  expect((await call('GET', '/profile/me', { as: told })).status).toBe(401)
  const { body } = await signIn(ben)
  const { devices } = (await call('GET', '/device', { as: body })).body
  expect(devices.map(one => one.is_this)).toEqual([true])
})

test('others than who has decided it do not, unless they administer', async () => {
  const { ana, mona, noor, id, case: found } = await hidden()
  expect((await read(noor, found)).can).toMatchObject({ reverse: false })
  expect((await reverse(noor, found)).body.code).toBe('decided_by_another')
  expect(await seen(ana, id)).toBe(404)
  expect((await read(mona, found)).can).toMatchObject({ reverse: true })
  await staffOf(world, noor, 'administrator')
  expect((await read(noor, found)).can).toMatchObject({ reverse: true })
  expect((await reverse(noor, found)).status).toBe(200)
})

test('it is taken back once, and never without words', async () => {
  const { ben, mona, case: found } = await hidden('warn')
  expect((await reverse(mona, found, {})).body.errors).toMatchObject({ words: [expect.anything()] })
  await world.emails()
  const both = await Promise.all([reverse(mona, found), reverse(mona, found)])
  expect(both.map(one => one.status)).toEqual(expect.arrayContaining([200, 409]))
  expect(both.find(one => one.status === 409)?.body.code).toBe('decision_undone')
  expect((await world.emails()).map(one => one.to)).toEqual([ben.email])
  expect((await read(mona, found)).can).toMatchObject({ reverse: false })
})

test('while its author waits for a second look nobody does', async () => {
  const { ben, mona, case: found, statement: told } = await hidden()
  await call('POST', `/statement/${told}/appeal`, { as: ben, json: { words } })
  expect((await reverse(mona, found)).body.code).toBe('appeal_waits')
})

/** How many statements wait for others to end. */
const waiting = async () => {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.app.db)
  return rows.length
}

test.skipIf(!process.env.DATABASE_URL)('who appeals while it is taken back has nothing left to appeal', async () => {
  const { ben, mona, case: found, statement: told } = await hidden()
  // Both come while the case is held: first whoever takes it back, then its author.
  const [reversed, appealed] = await Promise.all(
    await world.app.db.transaction().execute(async tx => {
      await tx.selectFrom('report_cases').select('id').where('id', '=', found).forUpdate().execute()
      const reversal = reverse(mona, found)
      await expect.poll(waiting).toBe(1)
      const appeal = call('POST', `/statement/${told}/appeal`, { as: ben, json: { words } })
      await expect.poll(waiting).toBe(2)
      return [reversal, appeal]
    }),
  )
  expect([reversed?.status, appealed?.status]).toEqual([200, 404])
  expect(await queue(mona, '&state=appealed')).not.toContain(found)
})

test('what was dismissed waits again, its reporters’ answer is withdrawn, and it is decided anew', async () => {
  const {
    ana,
    mona,
    noor,
    id,
    case: found,
  } = await (async () => {
    const cast = await reported()
    return { ...cast, noor: await staffOf(world, await signUp(call, 'Noor'), 'moderator') }
  })()
  await decide(mona, found, { action: 'dismiss' })
  expect((await notices(ana)).map(one => one.kind)).toContain('report_dismissed')
  expect((await reverse(mona, found)).status).toBe(404)
  expect((await reopen(noor, found)).body.code).toBe('decided_by_another')
  expect((await reopen(mona, found)).status).toBe(200)
  expect((await notices(ana)).map(one => one.kind)).not.toContain('report_dismissed')
  expect((await notices(noor)).filter(one => one.kind === 'case_opened' && one.case_id === found)).toHaveLength(1)
  expect(await read(mona, found)).toMatchObject({ state: 'open', decision: null })
  const { reports } = (await call('GET', '/report', { as: ana })).body
  expect(reports.find(one => one.id === found)).toMatchObject({ state: 'waiting' })
  expect((await decide(noor, found, { action: 'hide' })).status).toBe(200)
  expect(await seen(ana, id)).toBe(404)
  expect((await reopen(noor, found)).status).toBe(404)
})

test('of two who open a case again at once, one does', async () => {
  const { mona, case: found } = await reported()
  await decide(mona, found, { action: 'dismiss' })
  const both = await Promise.all([reopen(mona, found), reopen(mona, found)])
  expect(both.map(one => one.status)).toEqual(expect.arrayContaining([200, 404]))
  expect(await read(mona, found)).toMatchObject({ state: 'open', decision: null })
})

test('the audit log tells of both, with the note', async () => {
  const { mona, case: found } = await hidden()
  await reverse(mona, found, { words, note: 'I had the wrong post' })
  const ada = await staffOf(world, await signUp(call, 'Ada'), 'administrator')
  const { entries } = (await call('GET', '/staff/audit-log', { as: ada })).body
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'reversed', subject_id: found, reason: 'I had the wrong post' }),
  )
})
