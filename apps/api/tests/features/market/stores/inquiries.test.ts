import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { erasureOf } from '../../../harness/erasure.ts'
import { befriend, block, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf, words } from '../../chat/conversations/steps.ts'
import { newCaterer } from '../services/steps.ts'

const world = await startWorld()
const { app, call, clock } = world
const { get, history, list, openAbout, say, send, titles } = stepsOf(world)
const { leave, erase, again } = erasureOf(world)

const inquire = (as: Someone, id: number) => call('POST', `/service-provider/${id}/inquiry`, { as, json: {} })

const canWrite = async (as: Someone | undefined, id: number): Promise<boolean> =>
  (await call('GET', `/service-provider/${id}`, { as })).body.service_provider.can.message

/** The trial of a store is over, and there is no plan. */
const lapse = (id: number) =>
  app.db
    .updateTable('service_providers')
    .set({ created_at: new Date(clock.now().getTime() - 40 * 86_400_000) })
    .where('id', '=', id)
    .execute()

/** Ana writes to a caterer whom she doesn’t know. */
async function asked() {
  const owner = await newCaterer(world)
  const { ana, ben } = await world.people()
  const store = (await call('GET', '/profile/me', { as: owner })).body.user.service_provider?.id ?? 0
  const { id: inquiry } = (await inquire(ana, store)).body.inquiry
  const { id: chat } = (await openAbout(ana, 'provider', inquiry)).body.conversation
  return { owner, ana, ben, store, inquiry, chat }
}

test('who writes sees the store, and its owner who writes to it; nobody asks before', async () => {
  const { owner, ana, store, inquiry, chat } = await asked()
  await say(ana, chat, 'Do you cook outdoors?')
  const about = { kind: 'provider', subject_id: inquiry, has_page: true, page_id: store, request: null, person: null }
  expect(await get(ana, chat)).toMatchObject({ ...about, title: 'Saffron & Smoke', messages_left: null })
  expect(await get(owner, chat)).toMatchObject({ ...about, title: 'Ana · Saffron & Smoke', role: 'member', unread: 1 })
  expect(await list(owner, '?box=requests')).toEqual([])
  await say(owner, chat, 'We do')
  expect(words((await history(ana, chat)).messages)).toEqual(['Do you cook outdoors?', 'We do'])
})

test('to write again leads to the same conversation, and others have their own', async () => {
  const { owner, ana, ben, store, inquiry, chat } = await asked()
  expect((await inquire(ana, store)).body.inquiry.id).toBe(inquiry)
  expect((await openAbout(owner, 'provider', inquiry)).body.conversation.id).toBe(chat)
  expect((await inquire(ben, store)).body.inquiry.id).not.toBe(inquiry)
  expect((await openAbout(ben, 'provider', inquiry)).status).toBe(404)
  expect((await call('GET', `/conversation/${chat}`, { as: ben })).status).toBe(404)
})

test('it is another conversation than that of the two people', async () => {
  const { owner, ana, chat } = await asked()
  await befriend(world, ana, owner)
  const { body } = await call('POST', '/conversation', { as: ana, json: { user_id: owner.id } })
  expect(body.conversation).toMatchObject({ kind: 'direct', title: owner.name })
  expect(body.conversation.id).not.toBe(chat)
})

test('nobody writes to a store of their own, nor to one that is not there', async () => {
  const { owner, ana, store } = await asked()
  expect((await inquire(owner, store)).body.code).toBe('own_store')
  expect((await inquire(ana, 999_999)).status).toBe(404)
  expect([await canWrite(owner, store), await canWrite(ana, store), await canWrite(undefined, store)]).toEqual([
    false,
    true,
    false,
  ])
})

test('a store that rests takes no new messages, and goes on with those who have written before', async () => {
  const { owner, ana, ben, store, inquiry, chat } = await asked()
  await lapse(store)
  expect((await inquire(ben, store)).body.code).toBe('provider_resting')
  expect([await canWrite(ana, store), await canWrite(ben, store)]).toEqual([true, false])
  expect((await inquire(ana, store)).body.inquiry.id).toBe(inquiry)
  await say(ana, chat, 'Until when?')
  expect((await send(owner, chat, 'Until spring')).status).toBe(201)
})

test('a block takes the conversation from both, and gives it back with its end', async () => {
  const { owner, ana, store, chat } = await asked()
  await say(ana, chat, 'Hello')
  await block(world, owner, ana)
  for (const one of [owner, ana]) {
    expect((await call('GET', `/conversation/${chat}`, { as: one })).status).toBe(404)
    expect((await send(one, chat, 'Are you there?')).status).toBe(404)
    expect(await titles(one)).not.toContain('Saffron & Smoke')
  }
  expect((await inquire(ana, store)).status).toBe(404)
  expect((await call('POST', `/friend/${ana.id}/unblock`, { as: owner, json: {} })).status).toBe(200)
  expect(words((await history(owner, chat)).messages)).toEqual(['Hello'])
})

test('children write to stores of their connections only', async () => {
  const { owner, ben, store } = await asked()
  await makeChild(world, ben)
  expect((await inquire(ben, store)).body.code).toBe('kids_connections_only')
  expect(await canWrite(ben, store)).toBe(false)
  await befriend(world, ben, owner)
  expect((await inquire(ben, store)).status).toBe(200)
})

test('the conversation goes with the account of either', async () => {
  const { owner, ana, chat } = await asked()
  await say(ana, chat, 'Hello')
  await leave(ana)
  await erase()
  expect(await list(await again(owner))).toEqual([])
  expect(await app.db.selectFrom('store_inquiries').select('id').where('user_id', '=', ana.id).execute()).toEqual([])
})
