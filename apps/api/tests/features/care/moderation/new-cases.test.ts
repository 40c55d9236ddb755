import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { reported, report, post, read, decide, caseOf, notices } = careOf(world)

const opened = async (as: Parameters<typeof notices>[0], caseId: number) =>
  (await notices(as)).filter(one => one.kind === 'case_opened' && one.case_id === caseId)

test('moderators hear of a case once, however many report it, until it is decided; others do not', async () => {
  const { ana, ben, cleo, mona, case: found } = await reported()
  const told = await opened(mona, found)
  expect(told).toMatchObject([
    { title: 'Someone has reported a post. The case is waiting for a decision', users: [{ name: 'Celebrio' }] },
  ])
  for (const other of [ana, ben, cleo]) expect(await opened(other, found)).toEqual([])
  await decide(mona, found, { action: 'dismiss' })
  expect(await opened(mona, found)).toEqual([])
})

test('what is reported again after it was decided is a new case, of which moderators hear', async () => {
  const { mona, id, case: first } = await reported()
  await decide(mona, first, { action: 'dismiss' })
  const dora = await signUp(call, 'Dora')
  await report(dora, id)
  const second = await caseOf('post', id)
  expect(second).not.toBe(first)
  expect(await opened(mona, second)).toHaveLength(1)
})

test('a moderator is not told of what they may not decide: their own, what they report, and of administrators', async () => {
  const { ana, mona } = await reported()
  const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')
  const ada = await staffOf(world, await signUp(call, 'Ada'), 'administrator')
  const bea = await staffOf(world, await signUp(call, 'Bea'), 'administrator')
  const [hers, theirs] = [await post(mona, 'Mine'), await post(ada, 'From above')]
  await report(noor, hers)
  await report(ana, theirs)
  const [own, above] = [await caseOf('post', hers), await caseOf('post', theirs)]
  for (const one of [mona, noor]) expect(await opened(one, own)).toEqual([])
  for (const one of [mona, noor, ada]) expect(await opened(one, above)).toEqual([])
  for (const one of [own, above]) expect(await opened(bea, one)).toHaveLength(1)
})

test('who has left the staff is told of nothing any more', async () => {
  const { mona, case: found } = await reported()
  expect(await opened(mona, found)).toHaveLength(1)
  await staffOf(world, mona, null)
  expect(await opened(mona, found)).toEqual([])
})

test('nobody decides what they have reported, nor the appeal against it, and each is told why', async () => {
  const { ben, mona, id, case: found } = await reported()
  const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')
  await report(noor, id, 'Not that again')
  expect((await read(noor, found)).can).toMatchObject({ actions: [], refusal: 'own_report' })
  expect(await decide(noor, found, { action: 'hide' })).toMatchObject({ status: 403, body: { code: 'own_report' } })
  const json = { action: 'hide', rule: 'spam', words: 'No.' }
  expect((await call('POST', `/staff/report/${found}/letter`, { as: noor, json })).body.code).toBe('own_report')
  expect((await read(mona, found)).can.refusal).toBeNull()
  expect((await decide(mona, found, { action: 'hide' })).status).toBe(200)
  const { decision } = await read(mona, found)
  const words = 'Please look again.'
  await call('POST', `/statement/${decision?.id ?? 0}/appeal`, { as: ben, json: { words } })
  expect((await call('GET', `/staff/report/${found}/appeal`, { as: noor })).body.appeal?.can).toEqual({
    decide: false,
    refusal: 'own_report',
  })
  const refused = await call('POST', `/staff/report/${found}/appeal`, { as: noor, json: { outcome: 'refused', words } })
  expect([refused.status, refused.body.code]).toEqual([403, 'own_report'])
})
