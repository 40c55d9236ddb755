import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf, words } from '../conversations/steps.ts'

const world = await startWorld()
const { call } = world
const { open, send, say, history, changes, get, list } = stepsOf(world)

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}

describe('a message', () => {
  test('has its place, its author and what one may do with it', async () => {
    const { ana, ben, id } = await talking()
    const client_id = randomUUID()
    const { status, body } = await send(ana, id, ' Hello\r\nBen ', { client_id })
    expect(status).toBe(201)
    const said = {
      conversation_id: id,
      seq: 1,
      rev: 1,
      client_id,
      body: 'Hello\nBen',
      author: { id: ana.id, name: 'Ana', profile_picture: null },
      reply_to: null,
      edited_at: null,
      is_deleted: false,
    }
    expect(body.chat_message).toMatchObject({ ...said, can: { edit: true, delete: true, reply: true } })
    const [seen] = (await history(ben, id)).messages
    expect(seen).toMatchObject({ ...said, editable_until: null, can: { edit: false, delete: false, reply: true } })
  })

  test('sent twice is one, also when both arrive at once', async () => {
    const { ana, ben, id } = await talking()
    const client_id = randomUUID()
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(ana, id, 'Once', { client_id })))
    expect(new Set(sent.map(({ body }) => body.chat_message.id)).size).toBe(1)
    expect(words((await history(ben, id)).messages)).toEqual(['Once'])
    const other = await open(ana, (await world.people()).cleo)
    expect((await send(ana, other, 'Once', { client_id })).body.errors).toHaveProperty('client_id')
    expect((await send(ben, id, 'Mine', { client_id })).status).toBe(201)
  })

  test('has 1 to 4,000 characters', async () => {
    const { ana, id } = await talking()
    for (const body of ['', '  ', 'x'.repeat(4001), 'nul\u0000', null, ['a']]) {
      const json = { client_id: randomUUID(), body }
      const answer = await call('POST', `/conversation/${id}/message`, { as: ana, json })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['body']])
    }
    expect((await get(ana, id)).last_seq).toBe(0)
  })

  test('of 4,000 characters is taken, and quoted by its beginning', async () => {
    const { ana, id } = await talking()
    expect((await say(ana, id, '🎂'.repeat(4000))).body).toBe('🎂'.repeat(4000))
    expect((await list(ana))[0]?.last_message?.body).toBe('🎂'.repeat(120))
  })

  test('answers another one of the same conversation', async () => {
    const { ana, ben, cleo, id } = await talking()
    const first = await say(ana, id, 'Who brings plates?')
    const reply = await say(ben, id, 'I do', { reply_to: first.id })
    expect(reply.reply_to).toMatchObject({ id: first.id, seq: 1, body: 'Who brings plates?', author: { name: 'Ana' } })
    const elsewhere = await say(ana, await open(ana, cleo), 'Elsewhere')
    for (const reply_to of [elsewhere.id, 999_999_999]) {
      expect((await send(ana, id, 'Hm', { reply_to })).status).toBe(404)
    }
    await call('DELETE', `/message/${first.id}`, { as: ana })
    expect((await history(ben, id)).messages[1]?.reply_to).toMatchObject({ body: '', is_deleted: true })
    // What was being written meanwhile is not lost, and brings nothing of it back.
    const late = await say(ana, id, 'Hm', { reply_to: first.id })
    expect(late.reply_to).toMatchObject({ id: first.id, body: '', is_deleted: true })
  })
})

describe('changing a message', () => {
  test('is for its author, for fifteen minutes, and is told', async () => {
    const { ana, ben, id } = await talking()
    const { id: message } = await say(ana, id, 'Frist')
    world.clock.forward({ minutes: 14 })
    const edited = await call('PATCH', `/message/${message}`, { as: ana, json: { body: 'First' } })
    expect(edited.body.chat_message).toMatchObject({ body: 'First', rev: 2, seq: 1, can: { edit: true } })
    expect(edited.body.chat_message.edited_at).not.toBeNull()
    expect((await call('PATCH', `/message/${message}`, { as: ben, json: { body: 'No' } })).status).toBe(404)
    world.clock.forward({ minutes: 1 })
    const late = await call('PATCH', `/message/${message}`, { as: ana, json: { body: 'Late' } })
    expect(late.body.code).toBe('edit_too_late')
    const [seen] = (await history(ana, id)).messages
    expect(seen).toMatchObject({ body: 'First', editable_until: null, can: { edit: false, delete: true } })
  })

  test('deleting it takes its words from the database as well', async () => {
    const { ana, ben, id } = await talking()
    const secret = `secret ${randomUUID()}`
    const { id: message } = await say(ana, id, secret)
    expect((await call('DELETE', `/message/${message}`, { as: ben })).status).toBe(404)
    const gone = await call('DELETE', `/message/${message}`, { as: ana })
    expect(gone.body.chat_message).toMatchObject({
      body: '',
      is_deleted: true,
      is_removed: false,
      rev: 2,
      can: { edit: false, delete: false },
    })
    expect((await call('DELETE', `/message/${message}`, { as: ana })).body.chat_message).toMatchObject({ rev: 2 })
    expect((await history(ben, id)).messages).toMatchObject([{ body: '', is_deleted: true, author: { name: 'Ana' } }])
    const rows = await world.app.db.selectFrom('messages').selectAll().where('id', '=', message).execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await call('PATCH', `/message/${message}`, { as: ana, json: { body: 'Back' } })).status).toBe(404)
  })
})

describe('the history', () => {
  test('is read from its end, backwards, forwards and around a place', async () => {
    const { ana, ben, id } = await talking()
    for (let index = 1; index <= 9; index += 1) await say(index % 2 ? ana : ben, id, String(index))
    const at = async (query: string) => {
      const { messages, has_older, has_newer } = await history(ana, id, `?${query}`)
      return [words(messages).join(''), has_older, has_newer]
    }
    expect(await at('per_page=3')).toEqual(['789', true, false])
    expect(await at('per_page=3&before=7')).toEqual(['456', true, true])
    expect(await at('per_page=3&before=4')).toEqual(['123', false, true])
    expect(await at('per_page=3&after=3')).toEqual(['456', true, true])
    expect(await at('per_page=3&after=6')).toEqual(['789', true, false])
    expect(await at('per_page=3&after=9')).toEqual(['', true, false])
    expect(await at('per_page=4&around=5')).toEqual(['4567', true, true])
    expect(await at('per_page=4&around=1')).toEqual(['123', false, true])
    expect(await at('per_page=4&around=9')).toEqual(['89', true, false])
    expect(await at('')).toEqual(['123456789', false, false])
  })

  test('tells what was missed: new, edited and deleted messages, each as it is now', async () => {
    const { ana, ben, id } = await talking()
    const [one, two] = [await say(ana, id, 'One'), await say(ana, id, 'Two')]
    const { rev } = await history(ben, id)
    await say(ana, id, 'Three')
    await call('PATCH', `/message/${one.id}`, { as: ana, json: { body: 'Uno' } })
    await call('DELETE', `/message/${two.id}`, { as: ana })
    const missed = await changes(ben, id, rev)
    expect(words(missed.messages)).toEqual(['Three', 'Uno', ''])
    expect(missed).toMatchObject({ rev: 5, hasMorePages: false })
    expect(await changes(ben, id, missed.rev)).toEqual({ messages: [], rev: 5, hasMorePages: false })
    const { body: page } = await call('GET', `/conversation/${id}/change?after=${rev}&per_page=2`, { as: ben })
    expect([words(page.messages), page.rev, page.hasMorePages]).toEqual([['Three', 'Uno'], 4, true])
  })

  test('has no hole and no double when many write at once', async () => {
    const { ana, ben, id } = await talking()
    await Promise.all(Array.from({ length: 20 }, (_, index) => say(index % 2 ? ana : ben, id, String(index))))
    const { messages } = await history(ana, id, '?per_page=100')
    expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(new Set(words(messages)).size).toBe(20)
  })
})
