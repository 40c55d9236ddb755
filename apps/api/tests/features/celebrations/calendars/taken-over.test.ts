import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

/** Resets the password with the code of the e-mail, as whoever reads it can. */
async function reset({ email }: Member): Promise<void> {
  await call('POST', '/auth/forgot-password', { json: { email } })
  const mail = (await world.emails()).findLast(one => one.to === email)
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0]
  const json = { email, otp, password: 'torta-de-noz', confirm_password: 'torta-de-noz' }
  expect((await call('POST', '/auth/reset-password', { json })).status).toBe(200)
  await world.drainJobs()
}

async function subscribe(as: Member) {
  const { body } = await call('POST', '/calendar-link', { as })
  const address = body.url.replace(world.settings.publicUrl, world.url)
  return async () => (await fetch(address)).status
}

test('whoever made an account with the address of another keeps no calendar of it when its owner comes', async () => {
  const squatter = await signUp(call, 'Squatter')
  const status = await subscribe(squatter)
  expect(await status()).toBe(200)
  await reset(squatter)
  expect(await status()).toBe(404)
})

test('an owner who has verified their address keeps their calendar over a new password', async () => {
  const eva = await signUp(call, 'Eva')
  const mail = (await world.emails()).findLast(one => one.to === eva.email)
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token')
  await call('POST', '/auth/verify-email', { json: { token } })
  const status = await subscribe(eva)
  await reset(eva)
  expect(await status()).toBe(200)
})
