import { hostMessageLimits } from '@celebrio/contract/celebrations/host-messages'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { messagesOf } from './steps.ts'

const world = await startWorld()
const { call, clock } = world
const { stage, write, read, readBy, wordsTo, reach, remove, party, accept, reject, personal, helpers, friendsOf } =
  messagesOf(world)

async function toldTo(as: Member): Promise<number> {
  await world.drainJobs()
  const { notifications } = (await call('GET', '/notification', { as })).body
  return notifications.filter(one => one.kind === 'event_host_message').length
}
const emails = async () => (await world.emails()).filter(mail => mail.to.endsWith('@example.org'))

test('a message reaches those who are going: a notification, or an e-mail with the words to guests without an account', async () => {
  const { ana, ben, cleo, id, ilse } = await stage()
  await accept(ben, id)
  await personal.accept(ilse.token)
  await world.emails()
  expect((await reach(ana, id)).body.reach).toEqual({
    going: { guests: 2, by_email: 1 },
    invited: { guests: 3, by_email: 1 },
    left: hostMessageLimits.perDay,
    can: { write: true },
  })
  const { status, body } = await write(ana, id, 'Parking by the lake is closed.\nTake the bus.', 'going')
  expect([status, body.told]).toEqual([201, 2])
  expect(body.host_message).toMatchObject({ to: 'going', user: { id: ana.id }, can: { delete: true } })
  const [mail, ...more] = await emails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ilse@example.org', subject: 'News about Garden party' })
  expect(mail?.text).toContain('Parking by the lake is closed.\nTake the bus.')
  expect(mail?.html).toContain('Parking by the lake is closed.<br>Take the bus.')
  expect([await toldTo(ben), await toldTo(cleo)]).toEqual([1, 0])
})

test('a message to all reaches whoever was invited and has not said no', async () => {
  const { ana, ben, cleo, id } = await stage()
  await reject(cleo, id)
  expect((await write(ana, id, 'Bring a cushion', 'invited')).body.told).toBe(2)
  expect((await emails()).map(mail => mail.to)).toEqual(['ilse@example.org'])
  expect([await toldTo(ben), await toldTo(cleo)]).toEqual([1, 0])
  await write(ana, id, 'And a hat', 'invited')
  expect(await toldTo(ben)).toBe(1)
})

test('guests read what was written to them, newest first; those who are not going only what was to all', async () => {
  const { ana, ben, cleo, id, ilse } = await stage()
  await accept(ben, id)
  await write(ana, id, 'To all', 'invited')
  clock.forward({ minutes: 1 })
  await write(ana, id, 'The code of the gate is 1234', 'going')
  expect(await wordsTo(ben, id)).toEqual(['The code of the gate is 1234', 'To all'])
  expect(await wordsTo(cleo, id)).toEqual(['To all'])
  expect((await readBy(ilse.token)).body.messages.map(one => one.words)).toEqual(['To all'])
  await personal.accept(ilse.token)
  expect((await readBy(ilse.token)).body.messages).toHaveLength(2)
  expect((await readBy(ilse.token)).body.messages[0]?.can.delete).toBe(false)
  await reject(ben, id)
  expect(await wordsTo(ben, id)).toEqual(['To all'])
})

test('nobody reads them who is no guest, was removed, or has parted from the host by a block; of public events neither', async () => {
  const { ana, ben, cleo, id, ilse } = await stage()
  const { dan } = await world.people()
  await write(ana, id, 'To all', 'invited')
  expect((await call('GET', `/event/${id}`, { as: dan })).status).toBe(200)
  expect(await wordsTo(dan, id)).toEqual([])
  await call('DELETE', `/event/${id}/guest/${ben.id}`, { as: ana })
  expect(await wordsTo(ben, id)).toEqual([])
  await block(world, cleo, ana)
  expect(await wordsTo(cleo, id)).toEqual([])
  await personal.revoke(ana, id, ilse.guest.id)
  expect((await readBy(ilse.token)).status).toBe(410)
  expect([await toldTo(ben), await toldTo(cleo)]).toEqual([0, 0])
  expect((await call('GET', `/event/${id}/host-message`)).status).toBe(401)
})

test('who has blocked the host, or was removed, is not reached', async () => {
  const { ana, ben, cleo, id, ilse } = await stage()
  await block(world, ben, ana)
  await call('DELETE', `/event/${id}/guest/${cleo.id}`, { as: ana })
  await personal.revoke(ana, id, ilse.guest.id)
  await world.emails()
  expect((await reach(ana, id)).body.reach).toMatchObject({ invited: { guests: 0 }, can: { write: false } })
  expect((await write(ana, id, 'Hello?', 'invited')).body.told).toBe(0)
  expect(await emails()).toEqual([])
})

test('co-hosts write and delete as well; helpers at the door read; guests do neither', async () => {
  const { ana, ben, id } = await stage()
  const [cohost, door] = await friendsOf(ana, ['Cohost', 'Door'])
  if (!cohost || !door) throw new Error('Somebody is missing.')
  await helpers.name(ana, id, cohost, 'cohost')
  await helpers.name(ana, id, door, 'door')
  const { body } = await write(cohost, id, 'See you', 'invited')
  expect(await wordsTo(door, id)).toEqual(['See you'])
  for (const one of [ben, door]) {
    expect((await write(one, id, 'Hello', 'invited')).status).toBe(404)
    expect((await reach(one, id)).status).toBe(404)
    expect((await remove(one, id, body.host_message.id)).status).toBe(404)
  }
  expect((await remove(ana, id, body.host_message.id)).status).toBe(200)
  expect(await wordsTo(ben, id)).toEqual([])
  expect(await toldTo(ben)).toBe(0)
  expect((await remove(ana, id, body.host_message.id)).status).toBe(404)
})

test('what is deleted before its e-mails are written is not sent', async () => {
  const { ana, id } = await stage()
  const { body } = await write(ana, id, 'Oops', 'invited')
  await remove(ana, id, body.host_message.id)
  expect(await emails()).toEqual([])
})

test('five messages of an event a day, deleted ones counted, also when they are sent at once', async () => {
  const { ana, id } = await stage()
  const { body } = await write(ana, id, 'First', 'invited')
  await remove(ana, id, body.host_message.id)
  const replies = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(words => write(ana, id, words, 'invited')))
  expect(replies.map(reply => reply.status).toSorted((one, other) => one - other)).toEqual([201, 201, 201, 201, 429])
  expect((await reach(ana, id)).body.reach).toMatchObject({ left: 0, can: { write: false } })
  clock.forward({ days: 1 })
  expect((await reach(ana, id)).body.reach.left).toBe(hostMessageLimits.perDay)
  expect((await write(ana, id, 'Tomorrow', 'invited')).status).toBe(201)
})

test('the database itself refuses a sixth message', async () => {
  const { id } = await stage()
  const day = { event_id: id, day: '2026-01-01', sent: 6 }
  await expect(world.app.db.insertInto('event_host_message_days').values(day).execute()).rejects.toThrow(/check/)
})

test('words are measured and cleaned, and never stand in a subject', async () => {
  const { ana, id } = await stage()
  expect((await write(ana, id, '   ', 'invited')).body.details).toMatchObject({ words: [{ code: 'required' }] })
  expect((await write(ana, id, 'x'.repeat(1001), 'invited')).body.details).toMatchObject({
    words: [{ code: 'too_long', values: { max: 1000 } }],
  })
  expect((await write(ana, id, 'x\u0000y', 'invited')).status).toBe(422)
  expect((await write(ana, id, '<b>Bold</b>\r\nBcc: all@example.org', 'invited')).status).toBe(201)
  const [mail] = await emails()
  expect(mail?.subject).toBe('News about Garden party')
  expect(mail?.html).toContain('&lt;b&gt;Bold&lt;/b&gt;<br>Bcc: all@example.org')
  expect(mail?.to).toBe('ilse@example.org')
})

test('hosts still say thanks when it is over, but not for ever', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { inHours: -24 })
  expect((await write(ana, id, 'Thank you', 'going')).status).toBe(201)
  const past = await party(ana, { inHours: -24 * 40 })
  expect((await write(ana, past, 'Thank you', 'going')).body).toMatchObject({ code: 'event_over' })
  expect((await reach(ana, past)).body.reach.can.write).toBe(false)
})

test('pages of messages follow each other', async () => {
  const { ana, ben, id } = await stage()
  for (const words of ['one', 'two', 'three']) {
    await write(ana, id, words, 'invited')
    clock.forward({ minutes: 1 })
  }
  const { body } = await read(ben, id, '?per_page=2')
  const next = await read(ben, id, `?per_page=2&cursor=${body.nextCursor}`)
  const pages = [body, next.body].map(page => page.messages.map((one: { words: string }) => one.words))
  expect(pages).toEqual([['three', 'two'], ['one']])
})
