import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend, makeChild } from '../../../harness/relations.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { reported, report, post, read, queue, decide, caseOf } = careOf(world)

test('reports of one thing are one case, with their reasons, the thing and its author', async () => {
  const { ana, ben, cleo, mona, case: id } = await reported()
  const found = await read(mona, id)
  expect(found).toMatchObject({
    kind: 'post',
    state: 'open',
    reports: 2,
    is_urgent: false,
    excerpt: 'Ana’s door code is 1234',
    author: { id: ben.id, name: 'Ben', language: 'en', status: 'active' },
    thing: { text: 'Ana’s door code is 1234', media: [] },
    decision: null,
    other_cases: [],
    earlier: [],
    can: { actions: ['dismiss', 'hide', 'remove', 'warn', 'suspend'] },
  })
  expect(found.reported_by.map(one => [one.person.id, one.reason])).toEqual([
    [ana.id, 'That is my door'],
    [cleo.id, null],
  ])
})

test('a case is of the rule that the first names who names one, and each of its reports of its own', async () => {
  const { ana, ben, cleo, mona } = await reported()
  const id = await post(ben, 'Buy here, buy now')
  const say = (as: Member, said: object) => call('POST', `/post/${id}/report`, { as, json: said })
  await say(ana, { reason: 'Odd' })
  const one = await caseOf('post', id)
  expect(await read(mona, one)).toMatchObject({ rule: null, reported_by: [{ rule: null, reason: 'Odd' }] })
  expect((await say(cleo, { rule: 'odd' })).status).toBe(422)
  await say(cleo, { rule: 'spam' })
  await say(ana, { rule: 'fraud', reason: 'Very odd' })
  expect(await read(mona, one)).toMatchObject({
    rule: 'spam',
    reports: 2,
    reported_by: [
      { rule: 'fraud', reason: 'Odd' },
      { rule: 'spam', reason: null },
    ],
  })
  const lone = await post(ben, 'Another odd one')
  await report(ana, lone)
  await call('POST', `/post/${lone}/report`, { as: ana, json: { rule: 'fraud' } })
  expect((await read(mona, await caseOf('post', lone))).rule).toBe('fraud')
})

test('what most have reported comes first, the oldest before the others, and what has to do with children before all', async () => {
  const { ana, ben, mona, case: two } = await reported()
  const single = await post(ben, 'Another one')
  await report(ana, single)
  const kid = await signUp(world.call, 'Kim')
  await makeChild(world, kid)
  await befriend(world, kid, ben)
  const urgent = await post(ben, 'Rude to a child')
  await report(kid, urgent)
  const later = await post(ben, 'A third one')
  await report(ana, later)
  const [one, child] = [await caseOf('post', single), await caseOf('post', urgent)]
  const last = await caseOf('post', later)
  const order = (await queue(mona)).filter(id => [one, two, child, last].includes(id))
  expect(order).toEqual([child, two, one, last])
})

test('the queue is walked by its cursor, and narrowed down by kind', async () => {
  const { ana, ben, mona, case: id } = await reported()
  await call('POST', `/friend/${ben.id}/report`, { as: ana, json: {} })
  const ids: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const more: string = cursor && `&cursor=${cursor}`
    const { body } = await call('GET', `/staff/report?per_page=1${more}`, { as: mona })
    ids.push(...body.cases.map(one => one.id))
    cursor = body.nextCursor
  }
  expect(ids).toEqual(await queue(mona))
  const people = await queue(mona, '&kind=user')
  expect(people).toContain(await caseOf('user', ben.id))
  expect(people).not.toContain(id)
  expect((await call('GET', '/staff/report?cursor=x', { as: mona })).status).toBe(422)
})

test('what waits is counted, and what is urgent of it can be looked at alone', async () => {
  const { ana, ben, mona, case: id } = await reported()
  const count = async () => (await call('GET', '/staff/report/count', { as: mona })).body
  const before = await count()
  const kid = await signUp(call, 'Kit')
  await makeChild(world, kid)
  await befriend(world, kid, ben)
  const rude = await post(ben, 'Rude to a child')
  await report(kid, rude)
  const urgent = await caseOf('post', rude)
  expect(await count()).toEqual({ ...before, open: before.open + 1, urgent: before.urgent + 1 })
  const alone = await queue(mona, '&urgent=true')
  expect(alone).toContain(urgent)
  expect(alone).not.toContain(id)
  expect(await queue(mona, '&urgent=true&kind=user')).not.toContain(urgent)
  await decide(mona, id, { action: 'warn' })
  const { earlier } = await read(mona, urgent)
  await call('POST', `/statement/${earlier[0]?.id ?? 0}/appeal`, { as: ben, json: { words: 'It is mine.' } })
  expect(await count()).toEqual({ open: before.open, urgent: before.urgent + 1, appealed: before.appealed + 1 })
  await report(ana, rude)
  expect((await count()).open).toBe(before.open)
})

test('whoever looks somebody up reads what was reported of them, in whatever state, and what came of it', async () => {
  const { ana, ben, mona, case: first } = await reported()
  await decide(mona, first, { action: 'warn' })
  const other = await post(ben, 'Another odd one')
  await report(ana, other)
  const second = await caseOf('post', other)
  const history = async (query = '') =>
    (await call('GET', `/staff/account/${ben.id}/report${query}`, { as: mona })).body
  const { cases } = await history()
  expect(cases.slice(0, 2)).toMatchObject([
    { id: second, state: 'open', excerpt: 'Another odd one', decision: null },
    { id: first, state: 'decided', decision: { action: 'warn', rule: 'private_data', decided_by: { id: mona.id } } },
  ])
  const listed = async (state: string) => (await call('GET', `/staff/report?state=${state}`, { as: mona })).body.cases
  expect((await listed('decided')).find(one => one.id === first)?.decision).toMatchObject({ action: 'warn' })
  expect((await listed('open')).find(one => one.id === second)?.decision).toBeNull()
  const newest = await history('?per_page=1')
  expect(newest.cases).toMatchObject([{ id: second }])
  const older = await history(`?per_page=1&cursor=${newest.nextCursor ?? ''}`)
  expect(older.cases).toMatchObject([{ id: first }])
  expect((await call('GET', `/staff/account/${ana.id}/report`, { as: mona })).body.cases).toEqual([])
})

test('a decided case leaves the queue; who reports the thing then opens another, and who did before does not', async () => {
  const { ana, mona, id, case: first } = await reported()
  expect((await decide(mona, first, { action: 'dismiss' })).status).toBe(200)
  expect(await queue(mona)).not.toContain(first)
  expect(await queue(mona, '&state=decided')).toContain(first)
  await report(ana, id, 'Again')
  expect(await caseOf('post', id)).toBe(first)
  const eve = await signUp(world.call, 'Eve')
  await report(eve, id)
  const second = await caseOf('post', id)
  expect(second).not.toBe(first)
  expect((await read(mona, second)).earlier).toMatchObject([{ case_id: first, action: 'dismiss' }])
})

test('what its author has taken away is still a case, without the thing', async () => {
  const { ben, mona, id, case: found } = await reported()
  await call('DELETE', `/post/${id}`, { as: ben })
  expect(await read(mona, found)).toMatchObject({ thing: null, excerpt: null, reports: 2 })
  expect((await decide(mona, found, { action: 'warn' })).status).toBe(200)
})

test('only moderators and administrators read it', async () => {
  const { ana, mona, case: id } = await reported()
  const ada = await staffOf(world, await signUp(world.call, 'Ada'), 'administrator')
  for (const path of ['/staff/report', `/staff/report/${id}`]) {
    expect((await call('GET', path)).status).toBe(401)
    expect((await call('GET', path, { as: ana })).body.code).toBe('not_for_your_role')
    expect((await call('GET', path, { as: mona })).status).toBe(200)
    expect((await call('GET', path, { as: ada })).status).toBe(200)
  }
  expect((await call('GET', '/staff/report/999999', { as: mona })).status).toBe(404)
})

test('a case names the others about its author that wait, and no decided ones', async () => {
  const { ana, ben, mona, case: first } = await reported()
  const second = (await call('POST', '/post', { as: ben, json: { content: 'And her alarm is 99' } })).body.post.id
  await report(ana, second)
  const other = await caseOf('post', second)
  expect((await read(mona, first)).other_cases).toMatchObject([
    { id: other, kind: 'post', excerpt: 'And her alarm is 99' },
  ])
  expect((await read(mona, other)).other_cases.map(({ id }) => id)).toEqual([first])
  await decide(mona, first, { action: 'dismiss' })
  expect((await read(mona, other)).other_cases).toEqual([])
})
