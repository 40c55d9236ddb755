import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { dealsOf } from '../../market/deals/steps.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { startWordWorld } from './word.ts'

const world = await startWordWorld()
const { app, call, clock, open, openAbout, say, read, pair, pass, later, deviceOf, change, mute } = world
const groups = groupsOf(world)
const { deal, inquire } = dealsOf(world)

/** Far from the hour of the digest. */
beforeEach(() => {
  const now = clock.now()
  clock.forward({ minutes: (12 * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes()) + 1440) % 1440 })
})

const to = (who: Member, mails: Awaited<ReturnType<typeof later>>) => mails.filter(mail => mail.to === who.email)

test('what is unread for an hour comes by e-mail, once until it was read', async () => {
  const { ana, ben, id } = await pair()
  await say(ben, id, 'See you at eight?')
  expect(to(ana, await later({ minutes: 58 }))).toEqual([])
  const [mail, ...more] = to(ana, await later({ minutes: 2 }))
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ben wrote to you')
  expect(mail?.text).toContain('See you at eight?')
  expect(mail?.links[0]).toBe(`${world.settings.publicUrl}/chat/${id}`)
  expect(mail?.headers.get('list-unsubscribe')).toContain('/api/v1/email-unsubscribe/messages.')
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const again = await say(ben, id, 'Hello?')
  expect(to(ana, await later({ hours: 3 }))).toEqual([])
  await read(ana, id, again.seq)
  await say(ben, id, 'A new word')
  expect(to(ana, await later({ minutes: 61 })).map(one => one.text.includes('A new word'))).toEqual([true])
})

test('nothing comes of what was read, muted or taken back meanwhile, nor where messages are switched off', async () => {
  for (const meanwhile of [
    (ana: Member, _: Member, id: number, said: { seq: number }) => read(ana, id, said.seq),
    (ana: Member, _: Member, id: number) => mute(ana, id),
    (_: Member, ben: Member, __: number, said: { id: number }) =>
      call('DELETE', `/message/${said.id}` as '/message/:id', { as: ben }),
    (ana: Member) => change(ana, { switches: [{ category: 'messages', way: 'email', is_on: false }] }),
  ] as const) {
    const { ana, ben, id } = await pair()
    const said = await say(ben, id, 'Hello')
    await pass()
    await meanwhile(ana, ben, id, said)
    expect(to(ana, await later({ minutes: 61 }))).toEqual([])
  }
})

test('several conversations come in one e-mail, which leads to the chats', async () => {
  const { ana, ben, cleo, id } = await pair()
  await say(ben, id, 'One')
  const second = await open(ana, cleo)
  await say(ana, second, 'Hi')
  await say(cleo, second, 'Two')
  const [mail, ...more] = to(ana, await later({ minutes: 61 }))
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/wrote to you \(\+1 more\)$/)
  expect(mail?.text).toContain('News in your chats')
  expect(mail?.links).toContain(`${world.settings.publicUrl}/chat`)
})

test('an e-mail about something else does not bring a message early, nor late', async () => {
  const { ana, ben, id } = await pair()
  await say(ben, id, 'Hello')
  await pass()
  await app.db
    .updateTable('notification_emails_due')
    .set({ due_at: clock.now() })
    .where('user_id', '=', ana.id)
    .execute()
  expect(to(ana, await later({ minutes: 5 }))).toEqual([])
  expect(to(ana, await later({ minutes: 60 })).length).toBe(1)
})

test('what a group says comes with the digest of the day, unless it was pushed', async () => {
  const { ana, cleo } = await pair()
  const about = await groups.groupOf(ana, [cleo])
  const { id } = (await openAbout(ana, 'group', about)).body.conversation
  await world.drainJobs()
  await say(cleo, id, 'Buns are ready')
  expect(to(ana, await later({ hours: 3 }))).toEqual([])
  const [mail, ...more] = to(ana, await later({ hours: 18 }))
  expect(more).toEqual([])
  expect(mail?.text).toContain('Cleo wrote in “Sunday bakers”')
  expect(mail?.text).toContain('Buns are ready')
  await say(ana, id, 'Yum')
  await deviceOf(ana)
  await say(cleo, id, 'More buns')
  expect(to(ana, await later({ hours: 24 }))).toEqual([])
})

test('who writes about a deal is named once, with what it is about', async () => {
  const { ana, ben } = await pair()
  const { id: about } = (await inquire(ben, (await deal(ana, { title: 'Cedar arch' })).id)).body.inquiry
  const { id } = (await openAbout(ben, 'deal', about)).body.conversation
  await say(ben, id, 'Is it still there?')
  expect(to(ana, await later({ minutes: 61 })).map(one => one.subject)).toEqual(['Ben wrote to you about “Cedar arch”'])
})

test('who unsubscribes the e-mails of messages gets no more of them', async () => {
  const { ana, ben, id } = await pair()
  await say(ben, id, 'Hello')
  const [mail] = to(ana, await later({ minutes: 61 }))
  const token = /email-unsubscribe\/([^>]+)/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1]
  await call('POST', `/email-unsubscribe/${token}` as '/email-unsubscribe/:token', { json: {} })
  const { categories } = (await call('GET', '/notification/settings', { as: ana })).body.settings
  expect(categories.find(one => one.name === 'messages')).toEqual({ name: 'messages', email: false, push: true })
})
