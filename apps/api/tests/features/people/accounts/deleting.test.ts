import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'

const world = await startWorld()
const { call } = world

const signIn = ({ email, password }: Pick<Member, 'email' | 'password'>) =>
  call('POST', '/auth/login', { json: { email, password } })
const remove = (as: Member, json: object = { password: as.password }) => call('POST', '/delete-account', { as, json })
const reactivate = (token: string) => call('POST', '/auth/reactivate', { json: { token } })
const isIn = async (token: string) => (await call('GET', '/profile/me', { as: { token } })).status === 200

async function erase(days = 31): Promise<void> {
  world.clock.forward({ days })
  await world.runScheduledJob('accounts.erase')
  await world.drainJobs()
}

test('whoever deletes their account is signed out everywhere, hidden at once, and may come back', async () => {
  const [rosa, ben] = [await signUp(call, 'Rosa'), await signUp(call, 'Ben')]
  await befriend(world, rosa, ben)
  const elsewhere = (await signIn(rosa)).body.token
  const gone = await remove(rosa, { password: rosa.password, reason: 'No more parties' })
  const inThirtyDays = new Date(world.clock.now().getTime() + 30 * 86_400_000)
  expect([gone.status, gone.body.message]).toEqual([200, 'Successfully deleted'])
  expect(new Date(gone.body.erase_at).getTime()).toBeCloseTo(inThirtyDays.getTime(), -5)
  expect([await isIn(rosa.token), await isIn(elsewhere)]).toEqual([false, false])
  expect((await call('GET', `/profile/${rosa.id}`, { as: ben })).status).toBe(404)
  const { body } = await signIn(rosa)
  expect(body.inactive).toEqual({ kind: 'deleted', erase_at: gone.body.erase_at })
  expect((await reactivate(body.token)).status).toBe(200)
  await erase()
  expect((await signIn(rosa)).body.inactive).toBeNull()
  const { token } = (await signIn(ben)).body
  expect((await call('GET', `/profile/${rosa.id}`, { as: { token } })).status).toBe(200)
})

test('a wrong password, or none, deletes nothing and names its field', async () => {
  const gus = await signUp(call, 'Gus')
  for (const json of [{}, { password: 'not this one' }]) {
    const { status, body } = await remove(gus, json)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']])
  }
  expect(await isIn(gus.token)).toBe(true)
})

test('an account without a password is deleted by who has just signed in, and by nobody else', async () => {
  const ida = await signUp(call, 'Ida')
  await world.app.db.updateTable('users').set({ password_hash: null }).where('id', '=', ida.id).execute()
  world.clock.forward({ minutes: 11 })
  expect((await remove(ida, {})).body.code).toBe('fresh_sign_in_needed')
  await world.app.db
    .updateTable('sessions')
    .set({ created_at: world.clock.now() })
    .where('user_id', '=', ida.id)
    .execute()
  expect((await remove(ida, {})).status).toBe(200)
})

test('its owner gets an e-mail that says until when they may come back', async () => {
  const uma = await signUp(call, 'Uma', { language: 'fr' })
  await world.emails()
  await remove(uma)
  const [mail] = (await world.emails()).filter(one => one.to === uma.email)
  expect(mail?.subject).toBe('Votre compte Celebrio est supprimé')
  expect(mail?.links).toContain(`${world.settings.publicUrl}/sign-in`)
})

test('its owner is told by e-mail when it is back, with the way to a new password for whoever did not do it', async () => {
  const ulf = await signUp(call, 'Ulf', { language: 'es' })
  await remove(ulf)
  const { token } = (await signIn(ulf)).body
  await world.emails()
  await reactivate(token)
  const mails = (await world.emails()).filter(one => one.to === ulf.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Tu cuenta de Celebrio está de vuelta'])
  expect(mails[0]?.links).toContain(`${world.settings.publicUrl}/forgot-password`)
})

test('what is still to come is cancelled at once, and the guests hear of it; what is over stays for the owner', async () => {
  const { party, ask } = stepsOf(world)
  const [eva, ben] = [await signUp(call, 'Eva'), await signUp(call, 'Benno')]
  await befriend(world, eva, ben)
  const verified = { email_verified_at: world.clock.now() }
  await world.app.db.updateTable('users').set(verified).where('id', '=', ben.id).execute()
  const [ahead, over] = [await party(eva), await party(eva, { inHours: -48 })]
  await ask(eva, ahead, [ben])
  await world.emails()
  await remove(eva)
  const told = (await world.emails()).filter(one => one.to === ben.email)
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Garden party')])
  await reactivate((await signIn(eva)).body.token)
  const as = { token: (await signIn(eva)).body.token }
  expect((await call('GET', `/event/${ahead}`, { as })).status).toBe(404)
  expect((await call('GET', `/event/${over}`, { as })).status).toBe(200)
})

test('after thirty days nobody can come back, and the address is free', async () => {
  const olga = await signUp(call, 'Olga')
  await remove(olga)
  const { token } = (await signIn(olga)).body
  await erase(29)
  expect((await signIn(olga)).body.inactive).toMatchObject({ kind: 'deleted' })
  await erase(2)
  expect((await reactivate(token)).status).toBe(401)
  expect((await signIn(olga)).status).toBe(401)
  await signUp(call, 'Olga', { email: olga.email })
})

test('an erasure that ends in the middle is begun again', async () => {
  const una = await signUp(call, 'Una')
  await call('POST', '/post', { as: una, json: { content: 'Lanterns' } })
  await remove(una)
  await world.app.db.updateTable('users').set({ left_at: null }).where('id', '=', una.id).execute()
  await erase()
  const left = await world.app.db.selectFrom('posts').select('id').where('user_id', '=', una.id).execute()
  const { name } = await world.app.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', una.id)
    .executeTakeFirstOrThrow()
  expect([left, name]).toEqual([[], '–'])
})

test('of two who delete at once, one does; the reason is kept until the account is erased', async () => {
  const zoe = await signUp(call, 'Zoe')
  const form = { password: zoe.password, reason: 'Moving to the sea' }
  for (let count = 0; count < 3; count++) await stepsOf(world).party(zoe)
  const answers = await Promise.all([remove(zoe, form), remove(zoe, form)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter(status => status !== 200 && status !== 401)).toEqual([])
  const reasons = () =>
    world.app.db.selectFrom('account_deletions').select('reason').where('user_id', '=', zoe.id).execute()
  expect(await reasons()).toEqual([{ reason: 'Moving to the sea' }])
  await erase()
  expect(await reasons()).toEqual([])
})

test('an account that cannot be erased holds up no other, and is tried again', async () => {
  const [stuck, free] = [await signUp(call, 'Stina'), await signUp(call, 'Freya')]
  await call('POST', '/post', { as: stuck, json: { content: 'Lanterns' } })
  for (const one of [stuck, free]) await remove(one)
  await sql`CREATE FUNCTION stand() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''stuck''; END'`.execute(
    world.app.db,
  )
  await sql`CREATE TRIGGER stuck BEFORE DELETE ON posts FOR EACH ROW EXECUTE FUNCTION stand()`.execute(world.app.db)
  const names = async () => {
    const ids = [stuck.id, free.id]
    const rows = await world.app.db.selectFrom('users').select('name').where('id', 'in', ids).orderBy('id').execute()
    return rows.map(({ name }) => name)
  }
  await erase()
  expect(await names()).toEqual(['Stina', '–'])
  await sql`DROP TRIGGER stuck ON posts`.execute(world.app.db)
  await erase(0)
  expect(await names()).toEqual(['–', '–'])
})
