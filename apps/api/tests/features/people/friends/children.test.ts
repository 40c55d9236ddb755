import { makesKidsAccount } from '@celebrio/contract/platform/ages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { correctBirthday } from '../../../../src/features/people/accounts/public.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { found, ask, act, names } = stepsOf(world)

/** A birthday so many years ago, some days before or after today. */
function birthday(years: number, days: number): string {
  const day = new Date(app.clock.now().getTime() + days * 86_400_000)
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`
}
const born = ({ id }: Member, dob: string) => sql`UPDATE users SET dob = ${dob} WHERE id = ${id}`.execute(app.db)

test('a child is not found and cannot be asked, until the day of the 13th birthday', async () => {
  const ana = await signUp(call, 'Ana')
  const kim = await signUp(call, 'Kim', { name: 'Kim Tomorrow' })
  await born(kim, birthday(13, 1))
  expect(await found(ana, '?keyword=tomorrow')).toEqual([])
  expect((await ask(ana, kim)).status).toBe(404)
  expect(await names(kim, '/friend-request-list')).toEqual([])
  world.clock.forward({ days: 1 })
  await world.runScheduledJob('accounts.end-childhoods')
  expect(await found(ana, '?keyword=tomorrow')).toEqual(['Kim Tomorrow'])
  expect((await ask(ana, kim)).status).toBe(201)
})

test('a child who asks is connected, and stays connected with whom they know', async () => {
  const ana = await signUp(call, 'Ana')
  const kim = await signUp(call, 'Kim', { name: 'Kim Asking' })
  await born(kim, birthday(9, 0))
  expect((await ask(kim, ana)).status).toBe(201)
  expect(await names(ana, '/friend-request-list')).toEqual(['Kim Asking'])
  expect((await act(ana, kim, 'accept')).status).toBe(200)
  expect(await names(ana, '/friend')).toEqual(['Kim Asking'])
})

test('a child is offered friends of friends alone, and finds by name whom they look for', async () => {
  const [ana, ben] = [await signUp(call, 'Ana'), await signUp(call, 'Ben', { name: 'Ben Circle' })]
  await signUp(call, 'Stranger', { name: 'Stranger Nearby' })
  const kim = await signUp(call, 'Kim')
  expect(await found(kim, '')).toContain('Stranger Nearby')
  await born(kim, birthday(9, 0))
  expect(await found(kim, '')).toEqual([])
  for (const one of [kim, ben]) await befriend(world, ana, one)
  expect(await found(kim, '')).toEqual(['Ben Circle'])
  expect(await found(kim, '?country_id=724')).toEqual(['Ben Circle'])
  expect(await found(kim, '?keyword=nearby')).toEqual(['Stranger Nearby'])
})

test('whom a child asks to connect is told that it is a child', async () => {
  const [ana, ben, kim] = [await signUp(call, 'Ana'), await signUp(call, 'Ben'), await signUp(call, 'Kim')]
  await born(kim, birthday(9, 0))
  for (const one of [ben, kim]) await ask(one, ana)
  const { friends } = (await call('GET', '/friend-request-list', { as: ana })).body
  expect(friends.map(({ name, is_kid }) => [name, is_kid])).toEqual([
    ['Kim', true],
    ['Ben', false],
  ])
  await act(ana, kim, 'accept')
  expect((await call('GET', '/friend', { as: ana })).body.friends[0]).not.toHaveProperty('is_kid')
})

test('two children’s requests cross into a connection', async () => {
  const [kim, lou] = [await signUp(call, 'Kim'), await signUp(call, 'Lou')]
  await born(kim, birthday(9, 0))
  expect((await ask(kim, lou)).status).toBe(201)
  expect((await ask(lou, kim)).body.friend.status).toBe(1)
})

test('a slip of the year closes the account, and putting it right opens all of it again', async () => {
  const ana = await signUp(call, 'Ana')
  const kim = await signUp(call, 'Kim', { name: 'Kim Mistyped' })
  const lou = await signUp(call, 'Lou')
  const edit = (json: object) => call('POST', '/profile', { as: kim, json })
  const meeting = { join_friend_community: 1, preferred_name: 'Kimmy' }
  await edit({ dob: '1991-05-01', ...meeting })
  await ask(lou, kim)
  expect((await edit({ dob: birthday(1, 0) })).status).toBe(200)
  expect(await found(ana, '?keyword=mistyped')).toEqual([])
  expect((await ask(ana, kim)).status).toBe(404)
  const { body } = await edit({ dob: '1991-05-01' })
  expect(body.user).toMatchObject({ join_friend_community: true, meet_friend: { preferred_name: 'Kimmy' } })
  expect(await found(ana, '?keyword=mistyped')).toEqual(['Kim Mistyped'])
  expect(await names(kim, '/friend-request-list')).toEqual(['Lou'])
  expect((await ask(ana, kim)).status).toBe(201)
})

test.each([
  ['2012-02-29', '2025-02-28', true],
  ['2012-02-29', '2025-03-01', false],
  ['2015-03-01', '2028-02-29', true],
  ['2015-02-28', '2028-02-29', false],
  [null, '2028-02-29', false],
])('who was born on %s is a child on %s: %s', async (dob, today, kid) => {
  const { rows } = await sql`SELECT is_kids_account(${dob}::date, ${today}::date) AS kid`.execute(app.db)
  expect(rows).toEqual([{ kid }])
  expect(makesKidsAccount(dob ?? '', today)).toBe(kid)
})

test('a child does not make itself older: the year can be put right for a day, then by the staff alone', async () => {
  const kim = await signUp(call, 'Kim')
  const change = (dob: string | null) => call('POST', '/profile', { as: kim, json: { dob } })
  const [child, younger, adult] = [birthday(9, 0), birthday(8, 0), birthday(30, 0)]
  for (const dob of [child, adult, child]) expect((await change(dob)).status).toBe(200)
  await sql`UPDATE users SET kid_since = kid_since - interval '25 hours' WHERE id = ${kim.id}`.execute(app.db)
  for (const dob of [adult, null]) {
    const { status, body } = await change(dob)
    expect([status, body.errors]).toMatchObject([422, { dob: [expect.stringContaining('kids account')] }])
  }
  expect((await change(younger)).status).toBe(200)
  expect((await call('POST', '/profile', { as: kim, json: { bio: 'I like cake' } })).status).toBe(200)
  await expect(correctBirthday(app, kim.email, adult, ' ')).rejects.toThrow('Say why')
  await expect(correctBirthday(app, kim.email, 'yesterday', 'Asked')).rejects.toThrow('YYYY-MM-DD')
  await correctBirthday(app, kim.email, adult, 'A mother wrote')
  const { is_kid } = await app.db
    .selectFrom('users')
    .select('is_kid')
    .where('id', '=', kim.id)
    .executeTakeFirstOrThrow()
  expect(is_kid).toBe(false)
  const logged = app.db.selectFrom('staff_actions').select(['action', 'reason']).where('subject_id', '=', kim.id)
  expect(await logged.executeTakeFirst()).toEqual({ action: 'corrected_birthday', reason: 'A mother wrote' })
})
