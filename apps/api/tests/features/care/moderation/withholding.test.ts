import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { pdf } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { stepsOf } from '../../chat/conversations/steps.ts'
import { dealsOf } from '../../market/deals/steps.ts'
import { reviewsOf } from '../../market/reviews/steps.ts'
import { careOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { caseOf, decide, read } = careOf(world)
const deals = dealsOf(world)
const reviews = reviewsOf(world)
const chat = stepsOf(world)
const { put } = uploading(world)

const mona = await staffOf(world, await signUp(call, 'Mona'), 'moderator')
const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')

/** The author appeals, and another moderator grants it. */
async function giveBack(author: Member, caseId: number) {
  const { decision } = await read(mona, caseId)
  await call('POST', `/statement/${decision?.id ?? 0}/appeal`, { as: author, json: { words: 'Please look again.' } })
  const json = { outcome: 'granted', words: 'We were wrong.' }
  expect((await call('POST', `/staff/report/${caseId}/appeal`, { as: noor, json })).status).toBe(200)
}

test('a deal that is hidden is found by nobody, and its seller cannot offer it; given back it is offered as before', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deals.deal(ana, { title: 'Gown with a hole' })
  await call('POST', `/deal/${id}/report`, { as: ben, json: { reason: 'Stolen' } })
  const found = await caseOf('deal', id)
  expect((await read(mona, found)).thing).toMatchObject({ title: 'Gown with a hole', path: `/deals/${id}` })
  await decide(mona, found, { action: 'hide' })
  expect((await deals.read(ben, id)).status).toBe(404)
  expect(await deals.found(ben)).not.toContain('Gown with a hole')
  const own = (await deals.read(ana, id)).body.deal
  expect(own).toMatchObject({ status: 'archive', statement_id: expect.any(Number), can: { restore: false } })
  const restore = await call('PUT', `/deal/${id}/status`, { as: ana, json: { status: 'active' } })
  expect(restore.body.code).toBe('held_by_staff')
  await giveBack(ana, found)
  expect(await deals.found(ben)).toContain('Gown with a hole')
  expect((await deals.read(ana, id)).body.deal).toMatchObject({ status: 'active', statement_id: null })
})

test('a deal that is removed is not there for its seller either', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deals.deal(ana)
  await call('POST', `/deal/${id}/report`, { as: ben, json: {} })
  await decide(mona, await caseOf('deal', id), { action: 'remove' })
  expect((await deals.read(ana, id)).status).toBe(404)
  for (const query of ['archived_deal=1', ''])
    expect((await call('GET', `/deal?${query}`, { as: ana })).body.deals).toEqual([])
})

test('a review that is hidden is read by its author only, and its stars do not count; given back they do', async () => {
  const { ana, ben, cleo } = await world.people()
  const { provider, providerId, review, id: booking } = await reviews.reviewed(ana, 1)
  const countOf = async () => (await reviews.of(providerId, ben)).reviews.length
  const stars = async () => {
    const rows = world.app.db.selectFrom('stores').select(['rating_count', 'rating_sum', 'by_stars'])
    return rows.where('provider_id', '=', providerId).executeTakeFirstOrThrow()
  }
  expect([await countOf(), await stars()]).toEqual([1, { rating_count: 1, rating_sum: 1, by_stars: [1, 0, 0, 0, 0] }])
  await reviews.report(provider, review.id, { reason: 'Not about food' })
  const found = await caseOf('review', review.id)
  await decide(mona, found, { action: 'hide' })
  expect([await countOf(), await stars()]).toEqual([0, { rating_count: 0, rating_sum: 0, by_stars: [0, 0, 0, 0, 0] }])
  // Whoever has blocked its author does not see one less than there are.
  await block(world, cleo, ana)
  const { body } = await call('GET', `/service-provider/${providerId}`, { as: cleo })
  expect(body.service_provider.total_ratings).toBe(0)
  expect((await reviews.both(ana, booking)).own).toMatchObject({ id: review.id, statement_id: expect.any(Number) })
  expect((await reviews.both(provider, booking)).theirs).toBeNull()
  await giveBack(ana, found)
  expect([await countOf(), await stars()]).toEqual([1, { rating_count: 1, rating_sum: 1, by_stars: [1, 0, 0, 0, 0] }])
})

test('a comment that is removed leaves its place; given back it says what it said, and is counted', async () => {
  const { ana, ben } = await world.people()
  const { post } = (await call('POST', '/post', { as: ana, json: { content: 'Lanterns' } })).body
  const say = async (as: Member, comment: string, parent_id?: number) =>
    (await call('POST', '/comment', { as, json: { post_id: post.id, parent_id, comment } })).body.comment.id
  const top = await say(ben, 'Something bad')
  const answer = await say(ana, 'No', top)
  expect((await call('POST', `/comment/${top}/report`, { as: ben, json: {} })).status).toBe(404)
  await call('POST', `/comment/${top}/report`, { as: ana, json: { reason: 'Rude' } })
  const found = await caseOf('comment', top)
  expect((await read(mona, found)).thing).toMatchObject({
    text: 'Something bad',
    path: `/posts/${post.id}?comment=${top}`,
  })
  await decide(mona, found, { action: 'remove' })
  const seen = async () => {
    const { comment } = (await call('GET', `/comment?post_id=${post.id}`, { as: ben })).body
    const { total_comments } = (await call('GET', `/post/${post.id}`, { as: ben })).body.post
    return { comment: comment.map(one => [one.comment, one.is_deleted]), total_comments }
  }
  expect(await seen()).toEqual({ comment: [['', true]], total_comments: 1 })
  // Its last reply goes: the place stays for what may be given back.
  await call('DELETE', `/comment/${answer}`, { as: ana })
  await giveBack(ben, found)
  expect(await seen()).toEqual({ comment: [['Something bad', false]], total_comments: 1 })
})

test('a message that is removed says nothing any more, nor that its author took it back; given back it says what it said', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const id = await chat.open(ana, ben)
  await chat.say(ana, id, 'Look what I have')
  const { id: message } = await chat.say(ben, id, 'Something bad')
  await call('POST', `/message/${message}/report`, { as: ana, json: { reason: 'Rude' } })
  const found = await caseOf('message', message)
  const details = await read(mona, found)
  expect(details.thing?.around.map(one => [one.author, one.text, one.is_reported])).toEqual([
    ['Ana', 'Look what I have', false],
    ['Ben', 'Something bad', true],
  ])
  expect(details.can.actions).toEqual(['dismiss', 'remove', 'warn', 'suspend'])
  const devices = await Promise.all([ana, ben].map(({ token }) => openSocket(world.url, { token })))
  const hear = () => Promise.all(devices.map(device => device.nextOf('heads')))
  const removed = hear()
  await decide(mona, found, { action: 'remove' })
  expect(await removed).toMatchObject([[{ conversation_id: id }], [{ conversation_id: id }]])
  const last = async (as: Member) => (await chat.history(as, id)).messages.at(-1)
  for (const one of [ana, ben]) expect(await last(one)).toMatchObject({ body: '', is_deleted: true, is_removed: true })
  expect((await read(mona, found)).thing?.text).toBe('Something bad')
  const restored = hear()
  await giveBack(ben, found)
  await restored
  for (const one of [ana, ben])
    expect(await last(one)).toMatchObject({ body: 'Something bad', is_deleted: false, is_removed: false })
})

test('nobody reads a document of a message that is removed', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const id = await chat.open(ana, ben)
  const menu = { name: 'Menu.pdf', type: 'application/pdf', bytes: Uint8Array.from(pdf()) }
  const { id: message, files } = await chat.say(ben, id, 'The menu', { images: [await put(ben, menu)] })
  const file = files[0]?.id ?? 0
  const read = async (as: Member) => (await call('GET', `/message/${message}/file/${file}`, { as })).status
  expect(await read(ana)).toBe(200)
  await call('POST', `/message/${message}/report`, { as: ana, json: {} })
  const found = await caseOf('message', message)
  await decide(mona, found, { action: 'remove' })
  expect([await read(ana), await read(ben)]).toEqual([404, 404])
  await giveBack(ben, found)
  expect(await read(ana)).toBe(200)
})

test('what the staff withholds of somebody goes with their account', async () => {
  const [ana, ben] = [await signUp(call, 'Ana'), await signUp(call, 'Ben')]
  await befriend(world, ana, ben)
  const id = await chat.open(ana, ben)
  const { id: message } = await chat.say(ben, id, 'Quillonia')
  await call('POST', `/message/${message}/report`, { as: ana, json: {} })
  await decide(mona, await caseOf('message', message), { action: 'remove' })
  await call('POST', '/delete-account', { as: ben, json: { password: ben.password } })
  world.clock.forward({ days: 31 })
  await world.runScheduledJob('accounts.erase')
  const { db } = world.app
  expect(await db.selectFrom('withheld_messages').selectAll().where('body', '=', 'Quillonia').execute()).toEqual([])
  const about = db.selectFrom('moderation_decisions').selectAll().where('author_id', '=', ben.id)
  expect(await about.execute()).toEqual([])
})
