import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf, words } from '../../chat/conversations/steps.ts'
import { newCaterer } from '../services/steps.ts'
import { dealsOf } from './steps.ts'

const world = await startWorld()
const { deal, edit, inquire, picture, remove, set } = dealsOf(world)
const { get, history, openAbout, say, titles } = stepsOf(world)

/** Ben asks Ana about something that she sells. */
async function asked(more: object = {}) {
  const { ana, ben, cleo } = await world.people()
  const posted = await deal(ana, { title: 'Cedar arch', ...more })
  const { id: inquiry } = (await inquire(ben, posted.id)).body.inquiry
  const { id: chat } = (await openAbout(ben, 'deal', inquiry)).body.conversation
  return { ana, ben, cleo, posted, inquiry, chat }
}

test('who asks and who sells talk about the deal, which the conversation shows, and each reads with whom', async () => {
  const { ana, ben, posted, inquiry, chat } = await asked()
  await edit(ana, posted.id, { images: [await picture(ana)] })
  await say(ben, chat, 'Is it still there?')
  expect(await get(ana, chat)).toMatchObject({
    kind: 'deal',
    subject_id: inquiry,
    has_page: true,
    page_id: posted.id,
    title: 'Ben · Cedar arch',
    picture: expect.any(String),
    request: null,
  })
  expect(await get(ben, chat)).toMatchObject({ title: 'Ana · Cedar arch' })
  await say(ana, chat, 'It is')
  expect(words((await history(ben, chat)).messages)).toEqual(['Is it still there?', 'It is'])
})

test('to ask again leads to the same conversation', async () => {
  const { ben, posted, inquiry, chat } = await asked()
  expect((await inquire(ben, posted.id)).body.inquiry.id).toBe(inquiry)
  expect((await openAbout(ben, 'deal', inquiry)).body.conversation.id).toBe(chat)
})

test('each buyer has a conversation of their own', async () => {
  const { ana, ben, cleo, posted, inquiry, chat } = await asked()
  const other = (await inquire(cleo, posted.id)).body.inquiry.id
  expect(other).not.toBe(inquiry)
  expect((await openAbout(cleo, 'deal', inquiry)).status).toBe(404)
  await say(ben, chat, 'Mine?')
  expect(await titles(cleo)).toEqual([])
  expect(await titles(ana)).toEqual(['Ben · Cedar arch'])
})

test('nobody asks about what is over, but who has asked before goes on', async () => {
  const { ana, ben, cleo, posted, inquiry, chat } = await asked()
  await set(ana, posted.id, 'sold_out')
  expect((await inquire(cleo, posted.id)).body.code).toBe('deal_over')
  expect((await inquire(ben, posted.id)).body.inquiry.id).toBe(inquiry)
  await say(ben, chat, 'When can I fetch it?')
  expect((await inquire(ana, posted.id)).body.code).toBe('own_deal')
})

test('the two still talk when the deal is archived or deleted, and its page is no longer there', async () => {
  const { ana, ben, posted, chat } = await asked()
  await say(ben, chat, 'Hello')
  await set(ana, posted.id, 'archive')
  expect(await get(ben, chat)).toMatchObject({ title: 'Ana · Cedar arch', picture: null, has_page: false })
  expect(await get(ana, chat)).toMatchObject({ has_page: true, page_id: posted.id })
  await remove(ana, posted.id)
  expect(await titles(ben)).toEqual(['Ana · Cedar arch'])
  expect(await get(ana, chat)).toMatchObject({ has_page: false, page_id: null })
  expect(words((await history(ana, chat)).messages)).toEqual(['Hello'])
})

test('a provider sells by the name of their company', async () => {
  const { ben } = await world.people()
  const seller = await newCaterer(world, 'US', { company_name: 'Cedar & Sons' })
  const posted = await deal(seller, { title: 'Cedar arch' })
  const { id: inquiry } = (await inquire(ben, posted.id)).body.inquiry
  const { title } = (await openAbout(ben, 'deal', inquiry)).body.conversation
  expect(title).toBe('Cedar & Sons · Cedar arch')
})

test('a block hides what the other one says from then on', async () => {
  const { ana, ben, chat } = await asked()
  await say(ben, chat, 'Hello')
  await block(world, ana, ben)
  expect(await get(ben, chat)).toMatchObject({ title: 'Cedar arch', has_page: false })
  expect(words((await history(ana, chat)).messages)).toEqual([])
})
