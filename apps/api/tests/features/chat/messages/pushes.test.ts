import { languages } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { startWordWorld } from './word.ts'

const world = await startWordWorld()
const { app, call, clock, open, openAbout, say, read, leave, answer, pair, pass, deviceOf, shown, change, mute } = world
const groups = groupsOf(world)

/** Ana has a device, and Ben may write to her. */
async function talk() {
  const people = await pair()
  return { ...people, device: await deviceOf(people.ana) }
}

/** Ana's group, in whose chat Ben and Cleo talk. */
async function group() {
  const people = await world.people()
  const { ana, ben, cleo } = people
  const about = await groups.groupOf(ana, [ben, cleo])
  const { id } = (await openAbout(ana, 'group', about)).body.conversation
  await world.drainJobs()
  return { ...people, about, id, device: await deviceOf(ana) }
}

test('a message is pushed some seconds later, once, with its words, and leads to its conversation', async () => {
  const { ana, ben, id, device } = await talk()
  await say(ben, id, 'See you at eight?')
  await pass({ seconds: 1 })
  expect(shown(device), 'Ana may be reading it on another device.').toEqual([])
  await pass({ seconds: 9 })
  const tag = `conversation-${id}`
  expect(shown(device)).toEqual([
    { title: 'Ben wrote to you', body: 'See you at eight?', path: `/chat/${id}`, tag, language: 'en' },
  ])
  expect(device.received).toMatchObject([{ topic: tag }])
  await pass({ minutes: 1 })
  expect(device.received.length).toBe(1)
  expect((await call('GET', '/notification', { as: ana })).body).toMatchObject({ notifications: [], unread_count: 0 })
})

test('several messages come as one push, the next ones take its place, and the newest words count', async () => {
  const { ben, id, device } = await talk()
  for (const words of ['One', 'Two', 'Three']) await say(ben, id, words)
  await pass()
  await say(ben, id, 'Four')
  await pass()
  expect(shown(device).map(one => one.body)).toEqual(['Three', 'Four'])
  expect(new Set(shown(device).map(one => one.tag)).size).toBe(1)
})

test('whoever reads at once is not pushed, and is pushed what is said afterwards', async () => {
  const { ana, ben, id, device } = await talk()
  const { seq } = await say(ben, id, 'One')
  await read(ana, id, seq)
  await pass()
  expect(shown(device)).toEqual([])
  await say(ben, id, 'Two')
  await pass()
  expect(shown(device).map(one => one.body)).toEqual(['Two'])
})

test('one’s own messages, and what a group tells by itself, are pushed to nobody', async () => {
  const { ana, ben, cleo, dan, about, id, device } = await group()
  const { seq } = await say(ben, id, 'Hello')
  await read(ana, id, seq)
  await pass({ minutes: 1 })
  const before = device.received.length
  await groups.leave(cleo, about)
  await groups.join(await groups.token(ana, about), dan)
  await world.drainJobs()
  await say(ana, id, 'Bye, Cleo')
  await pass({ minutes: 1 })
  expect(shown(device).slice(before)).toEqual([])
})

test('who asks for a conversation is named, and what they say is not', async () => {
  const { ana, cleo } = await pair()
  const device = await deviceOf(ana)
  const id = await open(cleo, ana)
  await say(cleo, id, 'Buy my flowers')
  await pass()
  expect(shown(device)).toMatchObject([{ title: 'Cleo wants to write to you', body: '', path: `/chat/${id}` }])
  await answer(ana, id, 'decline')
  await say(cleo, id, 'Please')
  await pass()
  expect(device.received.length).toBe(1)
})

test('where previews are off neither words nor names are pushed', async () => {
  const { ana, ben, id, device } = await talk()
  await change(ana, { shows_contents: false })
  await say(ben, id, 'A secret')
  await pass()
  expect(shown(device)).toMatchObject([{ title: 'Celebrio', body: 'Something’s new for you', path: `/chat/${id}` }])
})

test.for([
  ['messages are switched off', { switches: [{ category: 'messages', way: 'push', is_on: false }] }, 0],
  ['their e-mails are switched off', { switches: [{ category: 'messages', way: 'email', is_on: false }] }, 1],
  ['all is switched off', { is_on: false }, 0],
] as const)('where %s that counts', async ([, settings, count]) => {
  const { ana, ben, id, device } = await talk()
  await change(ana, settings)
  await say(ben, id, 'Hello')
  await pass()
  expect(device.received.length).toBe(count)
})

test('a muted conversation is silent', async () => {
  const { ana, ben, id, device } = await talk()
  await mute(ana, id)
  await say(ben, id, 'Hello')
  await pass()
  expect(device.received).toEqual([])
})

test('nothing is pushed of a message that was taken back, of a blocked person or a suspended one', async () => {
  const { ana, ben, cleo, dan, id, device } = await talk()
  const gone = await say(ben, id, 'Oops')
  await call('DELETE', `/message/${gone.id}` as '/message/:id', { as: ben })
  for (const other of [cleo, dan]) {
    await befriend(world, ana, other)
    await say(other, await open(other, ana), 'Hello')
  }
  await block(world, ana, cleo)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', dan.id).execute()
  await pass()
  expect(shown(device)).toEqual([])
})

test('in a group its name is told, to who is in it and hears who writes', async () => {
  const { ana, ben, cleo, id, device } = await group()
  const [bens, cleos] = [await deviceOf(ben), await deviceOf(cleo)]
  await block(world, ana, cleo)
  await leave(ben, id)
  await world.drainJobs()
  await say(cleo, id, 'Only Dan would hear this')
  await pass({ minutes: 1 })
  expect([device, bens, cleos].flatMap(shown)).toEqual([])
  await app.db.deleteFrom('blocks').execute()
  await say(cleo, id, 'Buns are ready')
  await pass({ minutes: 1 })
  expect(shown(device)).toMatchObject([{ title: 'Cleo wrote in “Sunday bakers”', body: 'Buns are ready' }])
  expect([bens, cleos].flatMap(shown)).toEqual([])
})

test('of a deleted group nothing is pushed', async () => {
  const { ana, ben, about, id } = await group()
  const device = await deviceOf(ben)
  await say(ana, id, 'Hello')
  await groups.remove(ana, about)
  await pass({ minutes: 1 })
  expect(shown(device).filter(one => one.path.startsWith('/chat'))).toEqual([])
})

test('quiet hours hold pushes back, and what was read by their end is not pushed', async () => {
  const { ana, ben, cleo, id, device } = await talk()
  await befriend(world, ana, cleo)
  const other = await open(cleo, ana)
  const hour = clock.now().getUTCHours()
  const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`
  await change(ana, { quiet_hours: { from: at(0), until: at(3) } })
  const { seq } = await say(ben, id, 'Good night')
  await say(cleo, other, 'Sleep well')
  await pass()
  expect(shown(device)).toEqual([])
  await read(ana, id, seq)
  clock.forward({ hours: 3 })
  await world.runScheduledJob('web-push.hand-on')
  await world.drainJobs()
  expect(shown(device).map(one => one.body)).toEqual(['Sleep well'])
})

test.for(languages)('it is written in %s', async language => {
  const { ana, ben, id, device } = await talk()
  await app.db.updateTable('users').set({ language }).where('id', '=', ana.id).execute()
  await say(ben, id, 'Hello')
  await pass()
  expect(shown(device)).toMatchObject([{ language, title: expect.stringMatching(/^Ben .*(you|vous|te|você)/) }])
})

test('whoever is connected has it told within seconds, and clearing the list of notifications changes nothing', async () => {
  const { ana, ben, id, device } = await talk()
  const { socket } = await openSocket(world.url, { token: ben.token })
  await say(ben, id, 'Hello')
  clock.forward({ seconds: 10 })
  await world.beat()
  await call('POST', '/notification/mark-as-read', { as: ana })
  await call('DELETE', '/notification/delete-all', { as: ana })
  await world.drainJobs()
  expect(device.received.length).toBe(1)
  socket.close()
})

test('a job that a process has left behind is done once by the next', async () => {
  const { ben, id, device } = await talk()
  await say(ben, id, 'Hello')
  clock.forward({ seconds: 10 })
  await world.runScheduledJob('messages.hand-on')
  await app.db.transaction().execute(tx => app.emit(tx, 'message.waiting', { conversation_id: id }))
  await world.drainJobs()
  expect(device.received.length).toBe(1)
})

test('for many people as many statements are sent as for few, and what is said in between is told together', async () => {
  const told = async (members: number) => {
    const { ana, ben } = await world.people()
    const others = [ben]
    while (others.length < members) others.push((await world.people()).ben)
    const about = await groups.groupOf(ana, others)
    const { id } = (await openAbout(ana, 'group', about)).body.conversation
    await world.drainJobs()
    for (const words of ['One', 'Two', 'Three']) await say(ana, id, words)
    clock.forward({ seconds: 10 })
    const statements = await world.statements(async () => {
      await world.runScheduledJob('messages.hand-on')
      await world.drainJobs()
    })
    const rows = await app.db
      .selectFrom('notifications')
      .select('id')
      .where('subject_type', '=', 'conversation')
      .where('subject_id', '=', id)
      .execute()
    return { statements: statements.length, rows: rows.length, others: others.length }
  }
  const few = await told(1)
  const many = await told(6)
  expect([few.rows, many.rows]).toEqual([few.others, many.others])
  expect(many.statements).toBe(few.statements)
})
