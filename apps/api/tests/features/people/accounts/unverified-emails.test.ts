import { expect, test } from 'vitest'
import { maxUnverifiedEmailsPerDay as most } from '../../../../src/features/people/accounts/rules.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'

const world = await startWorld()
const { call } = world
const { create } = eventsOf(world)

/** Makes events, each of which the owner of the address is told of. @returns how many e-mails came */
async function told(host: Member, events: number): Promise<number> {
  for (let n = 0; n < events; n += 1) await create(host, { title: `Buy here ${n}` })
  return (await sentTo(host)).length
}

const sentTo = async ({ email }: Member) => (await world.emails()).filter(mail => mail.to === email)

test('who signs up with the address of a stranger can have few e-mails sent there in a day', async () => {
  const mallory = await signUp(call, 'Mallory')
  const [confirmation] = await sentTo(mallory)
  // The confirmation counted; so many more are allowed that making all of them would take long.
  const { numUpdatedRows } = await world.app.db
    .updateTable('unverified_email_days')
    .set({ sent: most - 2 })
    .where('user_id', '=', mallory.id)
    .where('sent', '=', 1)
    .executeTakeFirstOrThrow()
  expect(Number(numUpdatedRows)).toBe(1)
  expect(await told(mallory, 4)).toBe(2)
  await call('POST', '/auth/resend-verification', { as: mallory })
  expect(await sentTo(mallory)).toEqual([])
  world.clock.forward({ days: 1 })
  expect(await told(mallory, 1)).toBe(1)

  const token = new URL(confirmation?.links[0] ?? '').searchParams.get('token')
  world.clock.forward({ days: -1 })
  expect((await call('POST', '/auth/verify-email', { json: { token } })).status).toBe(200)
  expect(await told(mallory, 2)).toBe(2)
})

test.each([
  ['Your account is locked, see www.evil.example/pay', 'Your'],
  ['https://evil.example/pay', 'httpsevilexamplepay'],
  ['evil。example now', 'evilexample'],
  ['Ann'.repeat(80), `${'Ann'.repeat(13)}A`],
  ['María José D’Angelo', 'María'],
  ['Jean-Luc', 'Jean-Luc'],
  ['...', '…'],
])('the name that they chose says nothing to the stranger: %s', async (name, called) => {
  const member = await signUp(call, 'Eve', { name })
  await call('POST', '/auth/forgot-password', { json: { email: member.email } })
  await create(member, {})
  const mails = await sentTo(member)
  expect(mails).toHaveLength(3)
  for (const { text, html } of mails) {
    expect(text).toMatch(new RegExp(`(Welcome|Hi), ${called}\n`))
    expect(text + html).not.toContain('evil.example')
  }
})
