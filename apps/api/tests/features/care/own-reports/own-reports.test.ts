import type { OwnReport } from '@celebrio/contract/care/own-reports'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from '../moderation/steps.ts'

const world = await startWorld()
const { call } = world
const { reported, report, post, read, decide, caseOf, notices, signIn } = careOf(world)

const list = async (as: Member, query = '') => (await call('GET', `/report?${query}`, { as })).body
const only = async (as: Member): Promise<OwnReport | undefined> => {
  const { reports } = await list(as)
  expect(reports).toHaveLength(1)
  return reports[0]
}
const words = 'Please look again.'

/** When a case was decided, and when that was undone, as the staff reads it. */
const decisionOf = async (as: Member, caseId: number) => (await read(as, caseId)).decision

/** Ben’s post, which Ana and Cleo have reported, is hidden by Mona, and he asks for a second look; Noor moderates as well. */
async function appealed() {
  const cast = await reported()
  const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')
  await decide(cast.mona, cast.case, { action: 'hide' })
  const decision = await decisionOf(cast.mona, cast.case)
  await call('POST', `/statement/${decision?.id ?? 0}/appeal`, { as: cast.ben, json: { words } })
  return { ...cast, noor }
}

const answer = (as: Member, caseId: number, outcome: 'granted' | 'refused') =>
  call('POST', `/staff/report/${caseId}/appeal`, { as, json: { outcome, words } })

/** Of the notices about reports, what each says; the newest first. */
const told = async (as: Member) =>
  (await notices(as)).filter(one => one.kind.startsWith('report_')).map(one => [one.kind, one.case_id])

test('what somebody has reported waits, with whose it is and what they said, and nothing of the thing', async () => {
  const { ana, ben, case: id } = await reported()
  const { created_at, ...shown } = (await only(ana)) ?? {}
  expect(shown).toEqual({
    id,
    kind: 'post',
    author: { id: ben.id, name: 'Ben' },
    rule: null,
    reason: 'That is my door',
    state: 'waiting',
    since: created_at,
  })
  expect(await list(ben)).toEqual({ reports: [], hasMorePages: false, nextCursor: null })
})

test('who is not there for its reporter any more is not named', async () => {
  const { ana, ben } = await reported()
  await block(world, ben, ana)
  expect(await only(ana)).toMatchObject({ kind: 'post', author: null })
})

test('each reads the rule and the words of their own report only', async () => {
  const { ana, cleo, id } = await reported()
  await call('POST', `/post/${id}/report`, { as: cleo, json: { rule: 'private_data' } })
  expect(await only(ana)).toMatchObject({ rule: null, reason: 'That is my door' })
  expect(await only(cleo)).toMatchObject({ rule: 'private_data', reason: null })
})

test.for(['hide', 'remove', 'warn', 'suspend'] as const)(
  'whatever the staff does, who has reported it reads that it has acted: %s',
  async action => {
    const { ana, cleo, mona, case: found } = await reported()
    world.clock.forward({ days: 1 })
    await decide(mona, found, { action })
    const since = (await decisionOf(mona, found))?.decided_at
    for (const one of [ana, cleo]) expect(await only(one)).toMatchObject({ state: 'acted_on', since })
  },
)

test('what breaks no rule is dismissed', async () => {
  const { ana, mona, case: found } = await reported()
  world.clock.forward({ days: 1 })
  await decide(mona, found, { action: 'dismiss' })
  const since = (await decisionOf(mona, found))?.decided_at
  expect(await only(ana)).toMatchObject({ state: 'dismissed', since })
})

test('of an appeal nothing is to be read until it is granted: then what was done is undone', async () => {
  const { ana, noor, case: found } = await appealed()
  const before = await only(ana)
  expect(before).toMatchObject({ state: 'acted_on' })
  world.clock.forward({ days: 2 })
  await answer(noor, found, 'granted')
  const since = (await decisionOf(noor, found))?.undone_at
  expect(since).toEqual(expect.any(String))
  expect(await only(ana)).toEqual({ ...before, state: 'undone', since })
})

test('an appeal that is refused changes nothing', async () => {
  const { ana, noor, case: found } = await appealed()
  const before = await only(ana)
  world.clock.forward({ days: 2 })
  await answer(noor, found, 'refused')
  expect(await only(ana)).toEqual(before)
  expect(await told(ana)).toEqual([['report_acted_on', found]])
})

test('reports are read page by page, the newest first, also those of one moment', async () => {
  const { ben } = await world.people()
  const fay = await signUp(call, 'Fay')
  const cases: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const id = await post(ben)
    await report(fay, id)
    cases.unshift(await caseOf('post', id))
  }
  const [newest = 0] = cases
  await world.app.db
    .updateTable('reports')
    .set({ created_at: world.clock.now() })
    .where('user_id', '=', fay.id)
    .where('case_id', '<>', newest)
    .execute()
  await world.app.db
    .updateTable('reports')
    .set({ created_at: new Date(world.clock.now().getTime() + 1000) })
    .where('case_id', '=', newest)
    .execute()
  const read: number[] = []
  let more: string | null = 'per_page=2'
  while (more !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(fay, more)
    read.push(...page.reports.map(one => one.id))
    expect(page.hasMorePages).toBe(page.nextCursor !== null)
    more = page.nextCursor === null ? null : `per_page=2&cursor=${page.nextCursor}`
  }
  expect(read).toEqual(cases)
  expect((await list(fay, 'per_page=2&page=2')).reports.map(one => one.id)).toEqual(cases.slice(2, 4))
  expect((await call('GET', '/report?cursor=nowhere', { as: fay })).body.code).toBe('validation_failed')
})

test('the newest is what was reported last, not the case that was opened last', async () => {
  const { ben, cleo } = await world.people()
  const fay = await signUp(call, 'Fay')
  const [older, newer] = [await post(ben), await post(ben)]
  await report(cleo, older)
  await report(fay, newer)
  world.clock.forward({ minutes: 1 })
  await report(fay, older)
  const inOrder = [await caseOf('post', older), await caseOf('post', newer)]
  expect((await list(fay)).reports.map(one => one.id)).toEqual(inOrder)
})

test('each of those who reported it hears which report it is and whether the staff has acted, and nothing of how', async () => {
  const { ana, cleo, mona, case: found } = await reported()
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    world.clock.now(),
  )
  await decide(mona, found, { action: 'suspend', days: 7 })
  for (const one of [ana, cleo]) {
    const [notice] = await notices(one)
    expect(notice).toMatchObject({
      kind: 'report_acted_on',
      title: `Thanks for reporting a post on ${day}. We looked into it and took action`,
      description: '',
      case_id: found,
      statement_id: null,
      users: [{ name: 'Celebrio' }],
    })
  }
  const again = await reported()
  await decide(again.mona, again.case, { action: 'dismiss' })
  expect(await told(again.ana)).toEqual([['report_dismissed', again.case]])
})

test('the day of a report is that of its writer’s time zone, with the year once that is over', async () => {
  const { ben, mona } = await reported()
  const id = await post(ben)
  // They never have the same day.
  const zones = ['Pacific/Kiritimati', 'Pacific/Niue']
  const writers = await Promise.all(zones.map(zone => signUp(call, zone.slice(8))))
  for (const [index, as] of writers.entries()) {
    await call('PATCH', '/notification/settings', { as, json: { timezone: zones[index] } })
    await report(as, id)
  }
  const at = world.clock.now()
  const dayIn = (timeZone: string | undefined, more: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone, ...more }).format(at)
  await decide(mona, await caseOf('post', id), { action: 'warn' })
  for (const [index, as] of writers.entries())
    expect((await notices(as))[0]?.title).toContain(`a post on ${dayIn(zones[index])}.`)
  world.clock.forward({ days: 366 })
  for (const [index, as] of writers.entries()) {
    const back = { ...as, ...(await signIn(as)).body }
    expect((await notices(back))[0]?.title).toContain(`a post on ${dayIn(zones[index], { year: 'numeric' })}.`)
  }
})

test('when an appeal is granted each of those who reported it is told once, and nobody else', async () => {
  const { ana, ben, cleo, mona, noor, case: found } = await appealed()
  for (const one of [ana, cleo]) expect(await told(one)).toEqual([['report_acted_on', found]])
  await answer(noor, found, 'granted')
  const decision = await decisionOf(mona, found)
  // Facts are handled at least once.
  await world.app.db
    .transaction()
    .execute(tx => world.app.emit(tx, 'appeal.decided', { statement_id: decision?.id ?? 0 }))
  for (const one of [ana, cleo])
    expect(await told(one)).toEqual([
      ['report_undone', found],
      ['report_acted_on', found],
    ])
  for (const one of [ben, mona, noor]) expect(await told(one)).toEqual([])
})
