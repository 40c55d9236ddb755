import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const words = { name: 'Ana Costa', subject: 'An invoice', message: 'Where is it?\nI looked everywhere.' }
const send = (as: Member | undefined, more = {}) => call('POST', '/contact', { as, json: { ...words, ...more } })
const verify = (member: Member) =>
  world.app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', member.id).execute()
const kept = (member: Member) =>
  world.app.db.selectFrom('contact_messages').selectAll().where('email', '=', member.email).execute()

test('a message is kept for the staff, and a copy goes to its sender', async () => {
  const { ana } = await world.people()
  await verify(ana)
  await world.emails()
  const { status, body } = await send(ana)
  expect([status, body.copied]).toEqual([201, true])
  expect(await kept(ana)).toMatchObject([{ ...words, user_id: ana.id, language: 'en' }])
  const [mail, ...others] = await world.emails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: ana.email, subject: 'We got your message: An invoice' })
  expect(mail?.html).toContain('I looked everywhere.')
})

test('no copy goes to an address that nobody has confirmed: it may be a stranger’s', async () => {
  const { ana } = await world.people()
  await world.emails()
  expect((await send(ana)).body.copied).toBe(false)
  expect(await kept(ana)).toHaveLength(1)
  expect(await world.emails()).toEqual([])
})

test('the copy speaks the sender’s language, and shows what they wrote as text', async () => {
  const { ana } = await world.people()
  await verify(ana)
  await world.emails()
  await call('POST', '/contact', {
    as: ana,
    headers: { 'accept-language': 'fr' },
    json: { ...words, message: '<script>alert(1)</script>' },
  })
  const [mail] = await world.emails()
  expect(mail?.subject).toBe('Nous avons bien reçu votre message : An invoice')
  expect(mail?.html).toContain('&lt;script&gt;')
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(256)],
  ['subject', ' '],
  ['subject', 'two\nlines'],
  ['subject', 'x'.repeat(151)],
  ['message', ''],
  ['message', 'x'.repeat(5001)],
])('a %s of %j is refused', async (field, value) => {
  const { ana } = await world.people()
  const { status, body } = await send(ana, { [field]: value })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await kept(ana)).toEqual([])
})

test('it takes an account', async () => {
  expect((await send(undefined)).status).toBe(401)
})

test('the message stays when its sender goes', async () => {
  const { ana } = await world.people()
  await send(ana)
  await world.app.db.deleteFrom('users').where('id', '=', ana.id).execute()
  expect(await kept(ana)).toMatchObject([{ user_id: null }])
})
