import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from '../moderation/steps.ts'

const world = await startWorld()
const { call } = world
const { reported, decide, seen, notices, signIn, queue } = careOf(world)

const words = 'That is my own door.'
const statementOf = async (caseId: number): Promise<number> =>
  (
    await world.app.db
      .selectFrom('moderation_decisions')
      .select('id')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
  ).id
const open = (as: Member | undefined, id: number, key = '') => call('GET', `/statement/${id}?key=${key}`, { as })
const appeal = (as: Member | undefined, id: number, key?: string) =>
  call('POST', `/statement/${id}/appeal`, { as, json: { words, ...(key && { key }) } })
const answer = (as: Member, caseId: number, outcome: 'granted' | 'refused') =>
  call('POST', `/staff/report/${caseId}/appeal`, { as, json: { outcome, words: 'We looked again.' } })

/** Ben’s post is hidden by Mona; Noor moderates as well. */
async function hidden(action: 'hide' | 'remove' | 'suspend' = 'hide') {
  const cast = await reported()
  const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')
  await decide(cast.mona, cast.case, { action })
  return { ...cast, noor, statement: await statementOf(cast.case) }
}

test('the author reads the statement in the language they ask in, and nobody else does', async () => {
  const { ana, ben, mona, statement } = await hidden()
  const { body } = await call('GET', `/statement/${statement}`, { as: ben, headers: { 'accept-language': 'fr' } })
  expect(body.statement).toMatchObject({ action: 'hide', kind: 'post', appeal: null, can: { appeal: true } })
  expect(body.statement.letter.subject).toBe('Nous avons masqué votre publication')
  for (const one of [ana, mona, undefined]) expect((await open(one, statement)).status).toBe(404)
})

test('another moderator grants the appeal: what was hidden is there again, and the author hears of it', async () => {
  const { ana, ben, mona, noor, id, statement, case: found } = await hidden()
  await notices(ben)
  await world.emails()
  expect((await appeal(ben, statement)).body.statement).toMatchObject({ appeal: { words, outcome: null } })
  expect(await queue(noor, '&state=appealed')).toContain(found)
  expect((await answer(mona, found, 'granted')).body.code).toBe('own_decision')
  expect(await seen(ana, id)).toBe(404)
  expect((await answer(noor, found, 'granted')).status).toBe(200)
  expect(await seen(ana, id)).toBe(200)
  expect((await notices(ben))[0]).toMatchObject({ kind: 'appeal_granted', statement_id: statement })
  const [mail] = await world.emails()
  expect(mail).toMatchObject({ to: ben.email, subject: 'We’ve looked at our decision again' })
  expect(mail?.text).toContain('We looked again.')
  expect((await open(ben, statement)).body.statement).toMatchObject({
    undone_at: expect.any(String),
    appeal: { outcome: 'granted', answer: 'We looked again.' },
    can: { appeal: false },
  })
})

test('moderators hear of an appeal until it is decided, but not who has decided before, nor who has reported it', async () => {
  const { ana, ben, mona, noor, statement, case: found } = await hidden()
  await staffOf(world, ana, 'moderator')
  await appeal(ben, statement)
  const told = async (as: Member) =>
    (await notices(as)).filter(one => one.kind === 'appeal_opened' && one.case_id === found)
  expect(await told(noor)).toMatchObject([{ title: expect.stringContaining('a post') }])
  for (const other of [ana, ben, mona]) expect(await told(other)).toEqual([])
  await answer(noor, found, 'refused')
  expect(await told(noor)).toEqual([])
  await staffOf(world, ana, null)
})

test('an appeal that is refused changes nothing; there is one for each decision', async () => {
  const { ana, ben, noor, id, statement, case: found } = await hidden('remove')
  await appeal(ben, statement)
  expect((await appeal(ben, statement)).body.code).toBe('already_appealed')
  expect((await answer(noor, found, 'refused')).status).toBe(200)
  expect((await answer(noor, found, 'granted')).body.code).toBe('appeal_decided')
  expect([await seen(ana, id), await seen(ben, id)]).toEqual([404, 404])
  expect((await appeal(ben, statement)).body.code).toBe('already_appealed')
})

test('of two who decide an appeal at once, one does', async () => {
  const { ben, noor, statement, case: found } = await hidden()
  const olga = await staffOf(world, await signUp(call, 'Olga'), 'administrator')
  await appeal(ben, statement)
  const both = await Promise.all([answer(noor, found, 'granted'), answer(olga, found, 'refused')])
  expect(both.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('whoever is suspended appeals with the key that sign-in gives, which opens nothing else', async () => {
  const { ana, ben, noor, id, statement, case: found } = await hidden('suspend')
  const { inactive } = (await signIn(ben)).body
  if (inactive?.kind !== 'held') throw new Error('Ben is not suspended.')
  expect(inactive.statement_id).toBe(statement)
  const key = inactive.statement_key
  expect((await open(undefined, statement, key)).body.statement.action).toBe('suspend')
  // Not the last one: of its bits some say nothing.
  const other = (key.startsWith('x') ? 'y' : 'x') + key.slice(1)
  expect((await open(undefined, statement, other)).status).toBe(404)
  expect((await open(undefined, statement + 1, key)).status).toBe(404)
  expect((await appeal(undefined, statement)).status).toBe(404)
  expect((await appeal(undefined, statement, key)).status).toBe(200)
  await answer(noor, found, 'granted')
  expect((await signIn(ben)).body.inactive).toBeNull()
  expect(await seen(ana, id)).toBe(200)
})

test('after six months there is no appeal any more', async () => {
  const { ben, statement } = await hidden()
  world.clock.forward({ days: 186 })
  const back = { ...ben, ...(await signIn(ben)).body }
  expect((await open(back, statement)).body.statement.can.appeal).toBe(false)
  expect((await appeal(back, statement)).body.code).toBe('appeal_too_late')
})

test('moderators read an appeal with what was decided; others do not', async () => {
  const { ana, ben, mona, noor, statement, case: found } = await hidden()
  const read = (as: Member) => call('GET', `/staff/report/${found}/appeal`, { as })
  expect((await read(noor)).body.appeal).toBeNull()
  await appeal(ben, statement)
  expect((await read(noor)).body.appeal).toMatchObject({
    words,
    decision: { action: 'hide', decided_by: { id: mona.id } },
    decided_by: null,
    can: { decide: true, refusal: null },
  })
  expect((await read(mona)).body.appeal?.can).toEqual({ decide: false, refusal: 'own_decision' })
  const moderator = await staffOf(world, ana, 'moderator')
  expect((await read(moderator)).body.appeal?.can).toEqual({ decide: false, refusal: 'own_report' })
  await staffOf(world, ana, null)
  expect((await read(ana)).status).toBe(403)
  await answer(noor, found, 'refused')
  expect((await read(mona)).body.appeal?.decided_by).toMatchObject({ id: noor.id })
})

test('what was dismissed has no statement', async () => {
  const { ben, mona, case: found } = await reported()
  await decide(mona, found, { action: 'dismiss' })
  expect((await open(ben, await statementOf(found))).status).toBe(404)
})
