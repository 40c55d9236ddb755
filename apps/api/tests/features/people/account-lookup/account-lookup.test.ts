import type { accountLookup } from '@celebrio/contract/people/account-lookup'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'

const world = await startWorld()
const { call } = world
const { ana, ben, cleo } = await world.people()
const moderator = await staffOf(world, ben, 'moderator')
const admin = await staffOf(world, cleo, 'administrator')

const list = async (query: `?${string}`, as: Member = moderator) =>
  (await call('GET', `/staff/account${query}`, { as })).body.accounts
const names = async (keyword: string) =>
  (await list(`?keyword=${encodeURIComponent(keyword)}`)).map(account => account.name)
const read = (id: number, as: Member = moderator) => call('GET', `/staff/account/${id}`, { as })
const stateOf = async (id: number) => (await read(id)).body.account.state

test('an account is found by its number, its whole address, and the beginning of a name', async () => {
  const otilia = await signUp(call, 'Otilia')
  for (const keyword of [String(otilia.id), otilia.email, otilia.email.toUpperCase(), 'otil'])
    expect(await names(keyword)).toEqual(['Otilia'])
  expect(await names(otilia.email.slice(1))).toEqual([])
  expect(await names('!')).toEqual([])
})

test('a provider is found by the company, and among providers alone', async () => {
  const plans = plansOf(world)
  const { owner, id } = await plans.provider({ more: { company_name: 'Quincaillerie des Fêtes' } })
  const found = await list('?keyword=quincail')
  expect(found.map(account => [account.id, account.company])).toEqual([
    [owner.id, { id, name: 'Quincaillerie des Fêtes' }],
  ])
  const providers = await list('?kind=providers')
  expect(providers.map(account => account.id)).toContain(owner.id)
  expect(providers.every(account => account.company !== null)).toBe(true)
  expect((await list('?kind=all')).some(account => account.company === null)).toBe(true)
})

test('accounts come the newest first, page by page, without gaps', async () => {
  const all = (await list('?per_page=100')).map(account => account.id)
  expect(all).toEqual(all.toSorted((one, other) => other - one))
  const walked: number[] = []
  let more: `?${string}` | null = '?per_page=2'
  while (more !== null) {
    const { accounts, nextCursor }: Answer<typeof accountLookup.list> = (
      await call('GET', `/staff/account${more}`, { as: moderator })
    ).body
    walked.push(...accounts.map(account => account.id))
    more = nextCursor === null ? null : `?per_page=2&cursor=${nextCursor}`
  }
  expect(walked).toEqual(all)
  expect((await call('GET', '/staff/account?cursor=nowhere', { as: moderator })).body.code).toBe('validation_failed')
})

test('only administrators see the address', async () => {
  expect((await read(ana.id)).body.account).toMatchObject({ name: 'Ana', email: null, location: 'Spain', devices: 1 })
  expect((await read(ana.id, admin)).body.account).toMatchObject({ email: ana.email, role: null })
  expect((await read(cleo.id, admin)).body.account.role).toBe('administrator')
})

test('nobody else looks accounts up', async () => {
  expect((await call('GET', '/staff/account', { as: ana })).status).toBe(403)
  expect((await read(ben.id, ana)).status).toBe(403)
  expect((await read(2_000_000_000)).status).toBe(404)
})

test('it is told how an account stands, until it is erased', async () => {
  const rita = await signUp(call, 'Rita')
  expect(await stateOf(rita.id)).toBe('active')
  await call('POST', '/account/suspend', { as: rita })
  expect((await read(rita.id)).body.account).toMatchObject({ state: 'left', left_at: expect.any(String), devices: 0 })
  const status = (left_at: Date | null) =>
    world.app.db.updateTable('users').set({ status: 'suspended', left_at }).where('id', '=', rita.id).execute()
  await status(null)
  const until = new Date('2030-05-01T00:00:00Z')
  const suspension = { user_id: rita.id, until, created_at: world.clock.now() }
  await world.app.db
    .insertInto('suspensions')
    .values({ statement_id: 1, ...suspension })
    .execute()
  expect((await read(rita.id)).body.account).toMatchObject({ state: 'suspended', suspended_until: until.toISOString() })
  await world.app.db
    .insertInto('suspensions')
    .values({ statement_id: 2, ...suspension, until: null })
    .execute()
  expect((await read(rita.id)).body.account).toMatchObject({ state: 'suspended', suspended_until: null })
  const lola = await signUp(call, 'Lola')
  await call('POST', '/delete-account', { as: lola, json: { reason: '', password: lola.password } })
  expect((await read(lola.id)).body.account).toMatchObject({ state: 'leaving', erase_at: expect.any(String) })
  const due = { erase_at: world.clock.now() }
  await world.app.db.updateTable('account_deletions').set(due).where('user_id', '=', lola.id).execute()
  await world.runScheduledJob('accounts.erase')
  expect((await read(lola.id)).status).toBe(404)
  expect(await list(`?keyword=${lola.id}`)).toEqual([])
})
