import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { readSettings } from '../../../../src/platform/settings.ts'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const { passwordCost } = readSettings({})
const world = await startWorld({ settings: { passwordCost } })

test('a password is hashed as expensively as OWASP recommends', async () => {
  const { id, email, password } = await signUp(world.call, 'Rosa')
  const user = world.app.db.selectFrom('users').select('password_hash').where('id', '=', id)
  const { password_hash } = await user.executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await world.call('POST', '/auth/login', { json: { email, password } })).status).toBe(200)
})

test('a hash from when it was cheaper is renewed by signing in, and only then', async () => {
  const { id, email, password } = await signUp(world.call, 'Runa')
  const users = world.app.db.updateTable('users').where('id', '=', id)
  const cheap = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  await users.set({ password_hash: cheap }).execute()
  const stored = async () =>
    (await world.app.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())
      ?.password_hash
  expect((await world.call('POST', '/auth/login', { json: { email, password: 'another' } })).status).toBe(401)
  expect(await stored()).toBe(cheap)
  expect((await world.call('POST', '/auth/login', { json: { email, password } })).status).toBe(200)
  const renewed = await stored()
  expect(renewed).toContain('$m=19456,t=2,p=1$')
  expect((await world.call('POST', '/auth/login', { json: { email, password } })).status).toBe(200)
  expect(await stored()).toBe(renewed)
})

test('no environment makes it cheaper', () => {
  const cheap = { PASSWORD_COST: '1', passwordCost: '1', MEMORY_COST: '8', TIME_COST: '1' }
  expect(readSettings(cheap).passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})
