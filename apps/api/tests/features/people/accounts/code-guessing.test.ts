import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const lettersTo = async (member: Member) => (await world.emails()).filter(mail => mail.to === member.email)

/** Asks for a new password. The code is null when the e-mail has none. */
async function ask(member: Member) {
  await call('POST', '/auth/forgot-password', { json: { email: member.email } })
  const mail = (await lettersTo(member)).findLast(one => one.links[0]?.includes('/password/reset/'))
  const link = new URL(mail?.links[0] ?? 'http://none')
  return { code: /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? null, token: link.pathname.split('/').at(-1) ?? '' }
}

const check = async (member: Member, otp: string) =>
  (await call('POST', '/auth/verify-otp', { json: { email: member.email, otp } })).status === 200

const other = (code: string) => (code === '0000' ? '1111' : '0000')

/** Guesses until a code is dead. Returns how many guesses would have opened the account, had they been right. */
async function guessAt(member: Member, code: string): Promise<number> {
  let live = 0
  while (live < 100 && (await check(member, code))) {
    expect(await check(member, other(code))).toBe(false)
    live += 1
  }
  return live
}

/** A day of asking for codes and guessing at them. Returns the live guesses at each code. */
async function attack(member: Member, letters: number): Promise<number[]> {
  const guesses: number[] = []
  for (let n = 0; n < letters; n += 1) {
    const { code } = await ask(member)
    if (code) guesses.push(await guessAt(member, code))
  }
  return guesses
}

const chanceOf = (guesses: number[]) => 1 - guesses.reduce((missed, live) => missed * (1 - live / 10_000), 1)

test('a day of guessing takes an account over with a chance below 0.25 %, however many codes are asked for', async () => {
  const eva = await signUp(call, 'Eva')
  const guesses = await attack(eva, 8)
  expect(guesses).toEqual([5, 5])
  expect(chanceOf(guesses)).toBeGreaterThan(0)
  expect(chanceOf(guesses)).toBeLessThanOrEqual(0.0025)
})

test('the codes are counted for each account, also when guesses come at once', async () => {
  const [eva, finn] = [await signUp(call, 'Eva'), await signUp(call, 'Finn')]
  for (let n = 0; n < 2; n += 1) {
    const { code } = await ask(eva)
    await Promise.all(Array.from({ length: 12 }, () => check(eva, other(code ?? ''))))
  }
  expect((await ask(eva)).code).toBeNull()
  expect((await ask(finn)).code).toMatch(/^\d{4}$/)
})

test('after ten wrong codes the owner is told once, and the link of the e-mail still works', async () => {
  const eva = await signUp(call, 'Eva', { language: 'fr' })
  await attack(eva, 1)
  const { code } = await ask(eva)
  await guessAt(eva, code ?? '')
  const told = await lettersTo(eva)
  expect(told.map(mail => mail.subject)).toEqual(['Des codes erronés ont été saisis pour votre compte'])
  const { code: none, token } = await ask(eva)
  expect(none).toBeNull()
  const json = { email: eva.email, token, password: 'Torta-de-noz-1', password_confirmation: 'Torta-de-noz-1' }
  expect((await call('POST', '/password/reset', { json })).status).toBe(200)
  expect((await ask(eva)).code).toBeNull()
})

test('the next day codes work again', async () => {
  const eva = await signUp(call, 'Eva')
  await attack(eva, 2)
  world.clock.forward({ days: 1 })
  const { code } = await ask(eva)
  expect(await check(eva, code ?? '')).toBe(true)
})
