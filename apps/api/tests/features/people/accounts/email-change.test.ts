import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { firstStep, setUpCodes } from '../../../harness/second-step.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, clock, app } = world

const ask = (as: Member, email: string, password = as.password) =>
  call('POST', '/email-change', { as, json: { email, password } })
const confirm = (token = '') => call('POST', '/auth/confirm-email', { json: { token } })
const check = (token = '') => call('POST', '/auth/confirm-email/check', { json: { token } })
const undo = (token = '') => call('POST', '/auth/undo-email', { json: { token } })
const me = async ({ token }: { token: string }) => call('GET', '/profile/me', { as: { token } })
const signIn = (email: string, password: string) => call('POST', '/auth/login', { json: { email, password } })
const pending = async (as: Member) => (await call('GET', '/email-change', { as })).body.pending

/** Somebody whose address is confirmed. */
async function member(name: string, more: Record<string, unknown> = {}): Promise<Member> {
  const one = await signUp(call, name, more)
  await app.db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', one.id).execute()
  await world.emails()
  return one
}

const mailsTo = async (address: string) => (await world.emails()).filter(one => one.to === address)
const tokenIn = (mails: { links: string[] }[]) =>
  mails
    .at(-1)
    ?.links.join(' ')
    .match(/token=([\w-]+)/)?.[1]

/** Somebody takes a new address. @returns what both addresses were told */
async function change(one: Member, email: string) {
  expect((await ask(one, email)).status).toBe(200)
  const asked = await mailsTo(email)
  expect((await confirm(tokenIn(asked))).status).toBe(200)
  return { asked, told: await mailsTo(one.email) }
}

test('a new address is confirmed by its link; until then the old one is the account’s', async () => {
  const ana = await member('Ana')
  await ask(ana, 'ana.new@example.org')
  expect(await pending(ana)).toMatchObject({ email: 'ana.new@example.org' })
  const asked = await mailsTo('ana.new@example.org')
  expect(asked.map(({ subject }) => subject)).toEqual(['Confirm your new email'])
  expect((await check(tokenIn(asked))).body).toEqual({ email: 'ana.new@example.org' })
  expect((await me(ana)).body.user.email).toBe(ana.email)
  expect((await confirm(tokenIn(asked))).status).toBe(200)
  expect((await me(ana)).body.user).toMatchObject({ email: 'ana.new@example.org', email_verified: true })
  expect(await pending(ana)).toBeNull()
  expect((await signIn(ana.email, ana.password)).status).toBe(401)
  expect((await signIn('ana.new@example.org', ana.password)).status).toBe(200)
  for (const open of [check, confirm]) expect((await open(tokenIn(asked))).body.code).toBe('email_change_over')
})

test('it takes the password or, where there is none, having signed in just now', async () => {
  const ben = await member('Ben')
  expect((await ask(ben, 'ben.new@example.org', 'not this one')).body.errors).toHaveProperty('password')
  await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', ben.id).execute()
  expect((await ask(ben, 'ben.new@example.org')).status).toBe(200)
  clock.forward({ minutes: 11 })
  expect((await ask(ben, 'ben.new@example.org')).body.code).toBe('fresh_sign_in_needed')
})

test('the own address is none, in whatever case; a link is dead when another is asked for, cancelled, or a day old', async () => {
  const cleo = await member('Cleo')
  expect((await ask(cleo, cleo.email.toUpperCase())).body.errors).toHaveProperty('email')
  await ask(cleo, 'cleo.one@example.org')
  const first = tokenIn(await mailsTo('cleo.one@example.org'))
  await ask(cleo, 'cleo.two@example.org')
  expect((await confirm(first)).status).toBe(422)
  const second = tokenIn(await mailsTo('cleo.two@example.org'))
  await call('DELETE', '/email-change', { as: cleo })
  expect((await confirm(second)).status).toBe(422)
  await ask(cleo, 'cleo.two@example.org')
  const third = tokenIn(await mailsTo('cleo.two@example.org'))
  clock.forward({ hours: 25 })
  for (const open of [check, confirm]) expect((await open(third)).status).toBe(422)
})

test('a link is dead while its account takes no part, and good again when it is back', async () => {
  const eve = await member('Eve')
  await ask(eve, 'eve.new@example.org')
  const link = tokenIn(await mailsTo('eve.new@example.org'))
  const be = (status: 'active' | 'suspended') =>
    app.db.updateTable('users').set({ status }).where('id', '=', eve.id).execute()
  await be('suspended')
  for (const open of [check, confirm]) expect((await open(link)).body.code).toBe('email_change_over')
  await be('active')
  for (const open of [check, confirm]) expect((await open(link)).status).toBe(200)
})

test('whether an address is taken learns only who reads what is sent there', async () => {
  // Whoever has the address reads of it in their own language.
  const [dan, eva] = [await member('Dan', { language: 'fr' }), await member('Eva')]
  const [taken, free] = [await ask(dan, eva.email), await ask(dan, 'free@example.org')]
  expect(taken.body).toEqual(free.body)
  await ask(dan, eva.email)
  expect(await pending(dan)).toMatchObject({ email: eva.email })
  const mails = await mailsTo(eva.email)
  expect(mails.map(({ subject }) => subject)).toContain('This address already has an account')
  expect(tokenIn(mails)).toBeUndefined()
  expect(JSON.stringify(mails)).not.toContain('Dan')
})

test('of two accounts that confirm one address at once, one has it', async () => {
  const [fay, gus] = [await member('Fay'), await member('Gus')]
  for (const one of [fay, gus]) await ask(one, 'shared@example.org')
  const tokens = (await mailsTo('shared@example.org')).map(mail => tokenIn([mail]))
  expect(tokens).toHaveLength(2)
  const answers = await Promise.all(tokens.map(token => confirm(token)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('email_change_over')
})

test('every other device is signed out, and the one that asked goes on', async () => {
  const hal = await member('Hal')
  const elsewhere = (await signIn(hal.email, hal.password)).body
  await change(hal, 'hal.new@example.org')
  expect([(await me(hal)).status, (await me(elsewhere)).status]).toEqual([200, 401])
})

test('the old address is told in the language of the account, and brings itself back for a week', async () => {
  const iris = await member('Iris', { language: 'es' })
  const { told } = await change(iris, 'iris.new@example.org')
  expect(told.map(({ subject }) => subject)).toEqual(['Se cambió el correo de tu cuenta'])
  clock.forward({ days: 6 })
  const { token } = (await signIn('iris.new@example.org', iris.password)).body
  expect((await undo(tokenIn(told))).status).toBe(200)
  expect((await me({ token })).status).toBe(401)
  expect((await signIn(iris.email, iris.password)).status).toBe(401)
  const reset = (await mailsTo(iris.email)).at(-1)
  const link = reset?.links.join(' ').match(/reset\/([\w-]+)/)?.[1]
  const password = 'Lanterns-2026'
  const json = { email: iris.email, token: link, password, password_confirmation: password }
  expect((await call('POST', '/password/reset', { json })).status).toBe(200)
  expect((await signIn(iris.email, password)).body.user.email).toBe(iris.email)
  expect((await undo(tokenIn(told))).body.code).toBe('email_change_over')
})

test('after a week the way back is closed, and the address is free for others; before, nobody else gets it', async () => {
  const jo = await member('Jo')
  const { told } = await change(jo, 'jo.new@example.org')
  await expect(signUp(call, 'Thief', { email: jo.email.toUpperCase() })).rejects.toThrow('already registered')
  const kim = await member('Kim')
  await ask(kim, jo.email)
  expect((await mailsTo(jo.email)).map(({ subject }) => subject)).toEqual(['This address already has an account'])
  clock.forward({ days: 8 })
  expect((await undo(tokenIn(told))).status).toBe(422)
  await world.runScheduledJob('accounts.sweep')
  await expect(signUp(call, 'Jo', { email: jo.email })).resolves.toMatchObject({ name: 'Jo' })
})

test('undoing the first of two changes undoes both, and the way back to the second is closed', async () => {
  const lea = await member('Lea')
  const first = await change(lea, 'lea.one@example.org')
  clock.forward({ minutes: 1 })
  const second = await change({ ...lea, email: 'lea.one@example.org' }, 'lea.two@example.org')
  expect((await undo(tokenIn(first.told))).status).toBe(200)
  expect((await undo(tokenIn(second.told))).status).toBe(422)
  const { email } = await app.db.selectFrom('users').select('email').where('id', '=', lea.id).executeTakeFirstOrThrow()
  expect(email).toBe(lea.email)
})

test('what a thief added to sign in with goes when the old address comes back; what was there long before stays, without recovery codes', async () => {
  const [mo, nia] = [await member('Mo'), await member('Nia')]
  await setUpCodes(world, nia)
  clock.forward({ days: 8 })
  const changes = [await change(mo, 'mo.new@example.org'), await change(nia, 'nia.new@example.org')]
  await setUpCodes(world, mo)
  for (const { told } of changes) expect((await undo(tokenIn(told))).status).toBe(200)
  const password = 'Lanterns-2026'
  const mails = await world.emails()
  for (const one of [mo, nia]) {
    const link = mails
      .findLast(({ to }) => to === one.email)
      ?.links.join(' ')
      .match(/reset\/([\w-]+)/)?.[1]
    const json = { email: one.email, token: link, password, password_confirmation: password }
    await call('POST', '/password/reset', { json })
  }
  expect((await signIn(mo.email, password)).body.token).toBeDefined()
  expect((await firstStep(world, { ...nia, password })).methods).toEqual(['code'])
})

test('an address that nobody has confirmed is no way back, since it may be a stranger’s', async () => {
  const oto = await signUp(call, 'Oto')
  await world.emails()
  await ask(oto, 'oto.new@example.org')
  await confirm(tokenIn(await mailsTo('oto.new@example.org')))
  expect(await mailsTo(oto.email)).toEqual([])
})
