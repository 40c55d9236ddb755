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

test('no environment makes it cheaper', () => {
  const cheap = { PASSWORD_COST: '1', passwordCost: '1', MEMORY_COST: '8', TIME_COST: '1' }
  expect(readSettings(cheap).passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})
