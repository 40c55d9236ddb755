import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer } from '../services/steps.ts'

const world = await startWorld()
const { call } = world

/** A caterer, with the id of the company. */
async function provider() {
  const owner = await newCaterer(world)
  const { body } = await call('GET', '/profile/me', { as: owner })
  return { owner, id: body.user.service_provider?.id ?? 0 }
}

const send = (as: Someone | undefined, id: number, question = 'Do you have gluten-free bread?') =>
  call('POST', `/service-provider/${id}/question`, { ...(as && { as }), json: { question } })
const ask = async (as: Someone, id: number, question?: string): Promise<number> =>
  (await send(as, id, question)).body.question.id
const answer = (as: Someone, id: number, text = 'Yes, baked on the day.') =>
  call('POST', `/question/${id}/answer`, { as, json: { answer: text } })
const remove = (as: Someone, id: number) => call('DELETE', `/question/${id}`, { as })
const read = async (id: number, as?: Someone, more = '') =>
  (await call('GET', `/service-provider/${id}/question${more}`, { ...(as && { as }) })).body
const waiting = async (as: Someone) => (await call('GET', '/question', { as })).body.questions
const told = async (as: Someone) => {
  await world.drainJobs()
  return (await call('GET', '/notification', { as })).body.notifications
}

test('a question waits for who asked and who is asked; once answered everybody reads it, without who asked', async () => {
  const { owner, id } = await provider()
  const { ana, ben } = await world.people()
  const { status, body } = await send(ana, id)
  expect(status).toBe(201)
  expect(body.question).toMatchObject({ answer: null, is_own: true, can: { answer: false, delete: true } })
  expect((await read(id, ana)).waiting.id).toBe(body.question.id)
  expect((await read(id, ana)).can).toEqual({ ask: false })
  expect(await read(id, ben)).toMatchObject({ questions: [], waiting: null, can: { ask: true } })
  expect((await waiting(owner)).map(one => one.user?.name)).toEqual(['Ana'])
  expect((await answer(owner, body.question.id)).body.question).toMatchObject({ answer: 'Yes, baked on the day.' })
  const seen = await read(id)
  expect(seen.can).toEqual({ ask: false })
  expect(seen.questions).toMatchObject([
    { question: 'Do you have gluten-free bread?', answer: 'Yes, baked on the day.', is_own: false, user: null },
  ])
  expect(JSON.stringify(seen)).not.toContain('Ana')
  expect(await waiting(owner)).toEqual([])
  expect((await read(id, ana)).can).toEqual({ ask: true })
})

test('of a long question the notification says a part that ends with a word, and that there is more', async () => {
  const { owner, id } = await provider()
  const { ana, ben } = await world.people()
  await send(ana, id, `${'Does it have nuts? '.repeat(5)}Or sesame, anywhere?`)
  expect(await told(owner)).toMatchObject([{ description: `${'Does it have nuts? '.repeat(5)}Or…` }])
  await send(ben, id, '🎂'.repeat(100))
  expect(await told(owner)).toMatchObject([{ description: '🎂'.repeat(100) }, {}])
})

test('one question of a person waits at a time, also when two are sent at once', async () => {
  const { owner, id } = await provider()
  const { ana } = await world.people()
  const both = await Promise.all([send(ana, id, 'One?'), send(ana, id, 'Two?')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('question_waits')
  const [first] = await waiting(owner)
  await answer(owner, first?.id ?? 0)
  expect((await send(ana, id, 'Three?')).status).toBe(201)
})

test('an answer can be changed, and keeps its place', async () => {
  const { owner, id } = await provider()
  const { ana, ben } = await world.people()
  const [first, second] = [await ask(ana, id, 'First?'), await ask(ben, id, 'Second?')]
  await answer(owner, first)
  world.clock.forward({ minutes: 1 })
  await answer(owner, second)
  world.clock.forward({ minutes: 1 })
  await answer(owner, first, 'Only on Sundays.')
  const page = await read(id, undefined, '?per_page=1')
  expect(page.questions).toMatchObject([{ question: 'Second?' }])
  const next = await read(id, undefined, `?per_page=1&cursor=${page.nextCursor}`)
  expect(next).toMatchObject({ questions: [{ question: 'First?', answer: 'Only on Sundays.' }], hasMorePages: false })
})

test('nobody answers for another provider, asks themselves, or deletes what others asked', async () => {
  const { owner, id } = await provider()
  const other = await provider()
  const { ana, ben } = await world.people()
  const question = await ask(ana, id)
  expect((await answer(other.owner, question)).status).toBe(404)
  expect((await answer(ana, question)).status).toBe(403)
  expect((await send(owner, id)).status).toBe(404)
  expect((await remove(ben, question)).status).toBe(404)
  expect((await send(undefined, id)).status).toBe(401)
  expect((await remove(ana, question)).status).toBe(200)
  expect(await waiting(owner)).toEqual([])
  const again = await ask(ana, id)
  await answer(owner, again)
  expect((await remove(ben, again)).status).toBe(404)
  expect((await remove(owner, again)).status).toBe(200)
  expect((await read(id)).questions).toEqual([])
})

test('a blocked person neither asks nor is read, from either side', async () => {
  const { owner, id } = await provider()
  const { ana, ben, cleo } = await world.people()
  await ask(ana, id)
  await answer(owner, await ask(ben, id))
  await block(world, owner, ana)
  expect(await waiting(owner)).toEqual([])
  expect((await send(ana, id)).status).toBe(404)
  await block(world, ben, cleo)
  expect((await read(id, cleo)).questions).toEqual([])
  expect((await read(id)).questions).toHaveLength(1)
})

test('who is asked is told, and who asked is told by the company', async () => {
  const { owner, id } = await provider()
  const { ana } = await world.people()
  const question = await ask(ana, id)
  expect(await told(owner)).toMatchObject([
    { kind: 'question_asked', title: 'Ana asked you a question', provider_id: id, event_id: null },
  ])
  await answer(owner, question)
  await answer(owner, question, 'Yes.')
  expect(await told(owner)).toEqual([])
  expect(await told(ana)).toMatchObject([
    { kind: 'question_answered', title: 'Saffron & Smoke answered your question', provider_id: id },
  ])
  await remove(owner, question)
  expect(await told(ana)).toEqual([])
})

test('an empty question or answer is refused, and one that is too long', async () => {
  const { owner, id } = await provider()
  const { ana } = await world.people()
  expect((await send(ana, id, ' \n ')).status).toBe(422)
  expect((await send(ana, id, '🎂'.repeat(501))).status).toBe(422)
  const question = await ask(ana, id, '🎂'.repeat(500))
  expect((await answer(owner, question, ' ')).status).toBe(422)
  expect((await answer(owner, question, 'a'.repeat(1001))).status).toBe(422)
})
