import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

async function tokenFor(member: Member): Promise<string> {
  const mail = (await world.emails()).findLast(one => one.to === member.email)
  return new URL(mail?.links[0] ?? 'http://none').searchParams.get('token') ?? ''
}

const verify = (token: string) => call('POST', '/auth/verify-email', { json: { token } })
const isVerified = async (member: Member) => (await call('GET', '/profile/me', { as: member })).body.user.email_verified

test('the link of the welcome e-mail proves the address, and works once', async () => {
  const eva = await signUp(call, 'Eva', { language: 'pt' })
  const [mail] = await world.emails()
  expect(mail).toMatchObject({ to: eva.email, language: 'pt', subject: 'Confirme seu e-mail' })
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? ''
  expect(await isVerified(eva)).toBe(false)
  expect((await verify(token)).status).toBe(200)
  expect(await isVerified(eva)).toBe(true)
  const { status, body } = await verify(token)
  expect([status, body.code]).toEqual([422, 'email_link_expired'])
  expect(await isVerified(eva)).toBe(true)
})

test('of two who follow the link at once one gets in', async () => {
  const token = await tokenFor(await signUp(call, 'Eva'))
  const replies = await Promise.all([verify(token), verify(token), verify(token)])
  expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([200, 422, 422])
})

test('the link is dead after 24 hours', async () => {
  const eva = await signUp(call, 'Eva')
  const token = await tokenFor(eva)
  world.clock.forward({ hours: 25 })
  const { status, body } = await verify(token)
  expect([status, body.code]).toEqual([422, 'email_link_expired'])
})

test('it can be sent again until it is proved', async () => {
  const eva = await signUp(call, 'Eva')
  await world.emails()
  expect((await call('POST', '/auth/resend-verification', { as: eva })).status).toBe(200)
  await verify(await tokenFor(eva))
  await call('POST', '/auth/resend-verification', { as: eva })
  expect(await world.emails()).toEqual([])
})

test('names in e-mails are shown as text, not as HTML', async () => {
  await signUp(call, 'Eva', { name: '<img> src=x onerror=alert(1)' })
  const [mail] = await world.emails()
  expect(mail?.html).toContain('Welcome, &lt;img&gt;')
})
