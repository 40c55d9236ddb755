import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, app } = world
const list = async (as: Awaited<ReturnType<typeof staffOf>>) => (await call('GET', '/staff/audit-log', { as })).body
const verify = async (as: Awaited<ReturnType<typeof staffOf>>) =>
  (await call('POST', '/staff/audit-log/verify', { as })).body

test('what is done stands in the log, the newest first, in numbers without gaps', async () => {
  const { ana, ben } = await world.people()
  await staffOf(world, ana, 'administrator')
  await staffOf(world, ben, 'moderator')
  await staffOf(world, ben, null)
  const { entries } = await list(ana)
  expect(entries.map(({ action, subject_id, actor }) => [action, subject_id, actor])).toEqual([
    ['released', ben.id, null],
    ['appointed_moderator', ben.id, null],
    ['appointed_administrator', ana.id, null],
  ])
  const [last] = entries
  expect(entries.map(({ id }) => id)).toEqual([0, 1, 2].map(back => (last?.id ?? 0) - back))
  expect(await verify(ana)).toEqual({ entries: last?.id, broken: null })
})

test('pages of the log go on where the last one ended', async () => {
  const { ana, ben } = await world.people()
  await staffOf(world, ana, 'administrator')
  for (const role of ['moderator', 'administrator', null] as const) await staffOf(world, ben, role)
  const first = await call('GET', '/staff/audit-log?per_page=2', { as: ana })
  const second = await call('GET', `/staff/audit-log?per_page=2&cursor=${first.body.nextCursor}`, { as: ana })
  const all = await list(ana)
  expect([...first.body.entries, ...second.body.entries]).toEqual(all.entries.slice(0, 4))
})

test('entries done at once wait for each other, and the chain stays whole', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  await staffOf(world, ana, 'administrator')
  await Promise.all([ben, cleo, dan].map(one => staffOf(world, one, 'moderator')))
  expect(await verify(ana)).toMatchObject({ broken: null })
})

test.for([
  ['moderators', 'moderator'],
  ['others', null],
] as const)('%s do not read it', async ([, role]) => {
  const { ana } = await world.people()
  if (role) await staffOf(world, ana, role)
  for (const [method, path] of [
    ['GET', '/staff/audit-log'],
    ['POST', '/staff/audit-log/verify'],
  ] as const)
    expect((await call(method, path, { as: ana })).body.code).toBe('not_for_your_role')
})

test.for([
  ['UPDATE staff_actions SET reason = NULL'],
  ['UPDATE staff_actions SET actor_id = 1 WHERE id = 1'],
  ['DELETE FROM staff_actions'],
  ['TRUNCATE staff_actions'],
])('the database refuses to %s', async ([statement = '']) => {
  const { ana } = await world.people()
  await staffOf(world, ana, 'administrator')
  await expect(sql.raw(statement).execute(app.db)).rejects.toThrow(/staff_actions is only added to/)
})

/** As somebody could who owns the database; everything is undone afterwards. */
async function afterTampering(statement: string) {
  const undone = new Error('undone')
  let found: { entries: number; broken: number | null } | undefined
  const attempt = app.db.transaction().execute(async tx => {
    await sql.raw('ALTER TABLE staff_actions DISABLE TRIGGER USER').execute(tx)
    await sql.raw(statement).execute(tx)
    const { checkChain } = await import('../../../../src/features/base/audit-log/queries.ts')
    found = await checkChain(tx)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return found
}

test.for([
  ['an entry is changed', 'UPDATE staff_actions SET subject_id = 7 WHERE id = 2', 2],
  ['an entry is deleted', 'DELETE FROM staff_actions WHERE id = 2', 2],
  ['the last entry is deleted', 'DELETE FROM staff_actions WHERE id = (SELECT max(id) FROM staff_actions)', 'last'],
  ['all are deleted', 'DELETE FROM staff_actions', 1],
  [
    'one is added without its seal',
    `INSERT INTO staff_actions (id, at, action, subject_type, subject_id, hash)
    SELECT max(id) + 1, now(), 'answered', 'user', 1, sha256('') FROM staff_actions`,
    'next',
  ],
] as [string, string, number | 'last' | 'next'][])('when %s, the check says where', async ([, statement, where]) => {
  const { ana, ben, cleo } = await world.people()
  for (const one of [ana, ben, cleo]) await staffOf(world, one, 'administrator')
  const { entries } = await verify(ana)
  const expected = where === 'last' ? entries : where === 'next' ? entries + 1 : where
  expect((await afterTampering(statement))?.broken).toBe(expected)
})
