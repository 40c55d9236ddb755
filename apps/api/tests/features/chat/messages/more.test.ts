import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf as celebrationsOf } from '../../celebrations/invitations/steps.ts'
import { stepsOf, words } from '../conversations/steps.ts'

const world = await startWorld()
const { call, url } = world
const { open, openEvent, send, say, history, changes, get, list, titles, badge } = stepsOf(world)
const { party, ask, accept } = celebrationsOf(world)

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}
const give = (as: { token: string }, message: number, type: number) =>
  call('POST', `/message/${message}/superlike`, { as, json: { type } })

describe('a flower for a message', () => {
  test('is one for each person, counted, and told', async () => {
    const { ana, ben, id } = await talking()
    const { id: message } = await say(ana, id, 'I made the cake')
    const line = await openSocket(url, ana)
    const told = line.nextOf('flower')
    expect((await give(ben, message, 4)).body.chat_message).toMatchObject({
      id: message,
      rev: 2,
      reactions: { type: 4, total: 1, by_type: { 4: 1 } },
    })
    const flower = { conversation_id: id, message_id: message, rev: 2, user_id: ben.id, before: null, after: 4 }
    expect(await told).toEqual(flower)
    await give(ben, message, 1)
    expect((await give(ben, message, 1)).body.chat_message).toMatchObject({ rev: 3 })
    await give(ana, message, 1)
    const [seen] = (await changes(ana, id, 1)).messages
    expect(seen?.reactions).toMatchObject({ type: 1, total: 2, by_type: { 1: 2, 4: 0 } })
    const { users } = (await call('GET', `/message/${message}/superlike`, { as: ben })).body
    expect(users.map(({ name, type }: { name: string; type: number }) => [name, type])).toEqual([
      ['Ana', 1],
      ['Ben', 1],
    ])
    const taken = await call('DELETE', `/message/${message}/superlike`, { as: ben })
    expect(taken.body.chat_message.reactions).toMatchObject({ type: null, total: 1 })
  })

  test('is for who can see the message, is none of the six, and goes with it', async () => {
    const { ana, ben, cleo, id } = await talking()
    const { id: message } = await say(ana, id, 'I made the cake')
    expect((await give(cleo, message, 1)).status).toBe(404)
    expect((await call('GET', `/message/${message}/superlike`, { as: cleo })).status).toBe(404)
    for (const type of [0, 7, 1.5]) expect((await give(ben, message, type)).status).toBe(422)
    await give(ben, message, 2)
    const gone = await call('DELETE', `/message/${message}`, { as: ana })
    expect(gone.body.chat_message).toMatchObject({ reactions: { total: 0 }, can: { react: false } })
    expect((await give(ben, message, 2)).status).toBe(404)
  })
})

describe('putting away', () => {
  test('an archived conversation comes back when somebody writes, a muted one stays', async () => {
    const { ana, ben, id } = await talking()
    await say(ben, id, 'One')
    const put = async (json: object) =>
      (await call('PATCH', `/conversation/${id}`, { as: ana, json })).body.conversation
    expect(await put({ is_archived: true })).toEqual({ id, is_muted: false, is_archived: true })
    expect([await titles(ana), await titles(ana, '?box=archive'), await titles(ben)]).toEqual([[], ['Ben'], ['Ana']])
    await say(ben, id, 'Two')
    expect([await titles(ana), await titles(ana, '?box=archive')]).toEqual([['Ben'], []])
    await put({ is_archived: true, is_muted: true })
    await say(ben, id, 'Three')
    expect([await titles(ana), await titles(ana, '?box=archive')]).toEqual([[], ['Ben']])
    expect(await put({ is_archived: false })).toEqual({ id, is_muted: true, is_archived: false })
    expect([await badge(ana), (await get(ana, id)).unread]).toEqual([{ unread: 0, requests: 0 }, 3])
  })

  test('is for who belongs to the conversation', async () => {
    const { cleo, id } = await talking()
    expect((await call('PATCH', `/conversation/${id}`, { as: cleo, json: { is_muted: true } })).status).toBe(404)
  })
})

describe('the search', () => {
  test('finds words in any case and accent, newest first, page by page', async () => {
    const { ana, ben, cleo, id } = await talking()
    await say(ana, id, 'The Café opens at nine')
    await say(ben, id, 'No coffee then: 100%')
    const gone = await say(ben, id, 'cafe, deleted')
    await call('DELETE', `/message/${gone.id}`, { as: ben })
    await say(ben, id, 'The CAFE it is')
    const find = (keyword: string, as = ana) =>
      call('GET', `/conversation/${id}/search?keyword=${encodeURIComponent(keyword)}`, { as })
    const { messages, next_before } = (await find('cafe')).body
    expect([words(messages), next_before]).toEqual([['The CAFE it is', 'The Café opens at nine'], null])
    expect(words((await find('0%')).body.messages)).toEqual(['No coffee then: 100%'])
    expect(words((await find('c%f')).body.messages)).toEqual([])
    expect((await find('cafe', cleo)).status).toBe(404)
    expect((await find('c')).status).toBe(422)
    for (let index = 0; index < 21; index += 1) await say(ana, id, `Lemonade ${index}`)
    const page = (await find('lemonade')).body
    const rest = await call('GET', `/conversation/${id}/search?keyword=lemonade&before=${page.next_before}`, {
      as: ana,
    })
    expect([page.messages.length, words(rest.body.messages)]).toEqual([20, ['Lemonade 0']])
  })
})

test('a report is kept once, of messages of others', async () => {
  const { ana, ben, cleo, id } = await talking()
  const { id: message } = await say(ben, id, 'Something bad')
  const report = (as: { token: string }) => call('POST', `/message/${message}/report`, { as, json: { reason: 'Rude' } })
  expect([(await report(ana)).status, (await report(ana)).status]).toEqual([200, 200])
  expect([(await report(ben)).status, (await report(cleo)).status]).toEqual([404, 404])
  const rows = await world.app.db.selectFrom('reports').selectAll().where('subject_type', '=', 'message').execute()
  expect(rows).toMatchObject([{ subject_id: message, user_id: ana.id, reason: 'Rude' }])
})

test('in a conversation of more people nothing of somebody blocked is there, and nothing is counted', async () => {
  const { ana, ben, cleo } = await world.people()
  for (const guest of [ana, cleo]) await befriend(world, ben, guest)
  const event = await party(ben)
  await ask(ben, event, [ana, cleo])
  for (const guest of [ana, cleo]) await accept(guest, event)
  const id = await openEvent(ben, event)
  const first = await say(ben, id, 'First')
  for (let index = 0; index < 30; index += 1) await say(cleo, id, `Noise ${index}`)
  const { id: last } = await say(ben, id, 'Last', { reply_to: (await history(ben, id)).messages[20]?.id })
  await give(cleo, last, 3)
  await give(ben, last, 3)
  await block(world, ana, cleo)
  const seen = await history(ana, id, '?per_page=2')
  expect([words(seen.messages), seen.has_older]).toEqual([['First', 'Last'], false])
  expect(seen.messages[1]).toMatchObject({ reply_to: null, reactions: { total: 1, by_type: { 3: 1 } } })
  expect(words((await history(ana, id, '?after=0&per_page=1')).messages)).toEqual(['First'])
  expect(await get(ana, id)).toMatchObject({ unread: 2, last_message: { body: 'Last' } })
  expect((await call('GET', `/message/${last}/superlike`, { as: ana })).body.users).toHaveLength(1)
  const [anas, bens] = [await openSocket(url, ana), await openSocket(url, ben)]
  const heard: string[] = []
  anas.socket.on('message', ({ body }) => heard.push(body))
  anas.socket.on('flower', () => heard.push('flower'))
  const word = bens.nextOf('message')
  await say(cleo, id, 'More noise')
  await give(cleo, first.id, 2)
  await word
  const next = anas.nextOf('message')
  await say(ben, id, 'Hello', { reply_to: (await history(ben, id)).messages.at(-1)?.id })
  const own = await next
  expect([own.reply_to, heard]).toEqual([null, ['Hello']])
  expect((await list(cleo))[0]?.last_message?.body).toBe('Hello')
  expect((await send(ana, id, 'Hm', { client_id: randomUUID() })).status).toBe(201)
})
