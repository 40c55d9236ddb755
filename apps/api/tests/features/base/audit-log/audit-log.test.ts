import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logStaffAction } from '../../../../src/features/base/audit-log/public.ts'
import { appointedBy, staffOf } from '../../../harness/staff.ts'
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

test('the log is narrowed to who did it, of which kind, to what and when, page by page', async () => {
  const { ana, ben, cleo } = await world.people()
  await staffOf(world, ana, 'administrator')
  await staffOf(world, ben, 'moderator')
  await staffOf(world, cleo, 'moderator')
  await staffOf(world, cleo, null)
  const narrowed = async (query: string) => {
    const { entries } = (await call('GET', `/staff/audit-log?${query}`, { as: ana })).body
    return entries.map(({ action, subject_id }) => `${action} ${subject_id}`)
  }
  const ofCleo = [`released ${cleo.id}`, `appointed_moderator ${cleo.id}`]
  expect(await narrowed(`subject_type=user&subject_id=${cleo.id}`)).toEqual(ofCleo)
  expect(await narrowed(`subject_type=user&subject_id=${cleo.id}&action=released`)).toEqual(ofCleo.slice(0, 1))
  expect(await narrowed(`action=released&actor_id=0&subject_id=${cleo.id}`)).toEqual(ofCleo.slice(0, 1))
  expect(await narrowed(`actor_id=${ben.id}`)).toEqual([])
  expect((await narrowed('actor_id=0')).slice(0, 2)).toEqual(ofCleo)
  expect(await narrowed('subject_type=store')).toEqual([])

  const path = '/staff/audit-log?actor_id=0&action=appointed_moderator&per_page=1'
  const first = (await call('GET', path, { as: ana })).body
  const second = (await call('GET', `${path}&cursor=${first.nextCursor}`, { as: ana })).body
  expect([...first.entries, ...second.entries].map(entry => entry.subject_name)).toEqual([cleo.name, ben.name])
})

test('days of the log begin with their first moment and end before the next one', async () => {
  const { ana, ben } = await world.people()
  await staffOf(world, ana, 'administrator')
  await staffOf(world, ben, 'moderator')
  const [last] = (await list(ana)).entries
  const at = last?.at ?? ''
  const inTime = async (query: string) =>
    (await call('GET', `/staff/audit-log?${query}`, { as: ana })).body.entries.some(({ id }) => id === last?.id)
  const later = new Date(Date.parse(at) + 1).toISOString()
  expect(await inTime(`until=${later}`)).toBe(true)
  expect(await inTime(`from=${later}`)).toBe(false)
  expect(await inTime(`until=${at}`)).toBe(false)
  expect(await inTime(`from=${at}`)).toBe(true)
})

test('who has an entry is listed by name, once', async () => {
  const { ana, ben, cleo } = await world.people()
  await staffOf(world, ana, 'administrator')
  for (const one of [cleo, ben, cleo]) {
    const done = { actor_id: one.id, action: 'warned', subject_type: 'user', subject_id: ana.id } as const
    await app.db.transaction().execute(tx => logStaffAction(app, tx, done))
  }
  const { actors, has_command_line } = (await call('GET', '/staff/audit-log/actor', { as: ana })).body
  expect(has_command_line).toBe(true)
  const known = actors.filter(({ id }) => [ana.id, ben.id, cleo.id].includes(id))
  expect(known).toEqual([ben, cleo].map(({ id, name }) => ({ id, name })))
})

test('entries done at once wait for each other, and the chain stays whole', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  await staffOf(world, ana, 'administrator')
  await Promise.all([ben, cleo, dan].map(one => appointedBy(world, one, 'moderator')))
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
    ['GET', '/staff/audit-log/actor'],
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
