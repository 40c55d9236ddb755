import { expect, test } from 'vitest'
import { appoint, listStaff } from '../../../../src/features/people/accounts/public.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, app } = world
const inbox = async (as: { token: string }) => (await call('GET', '/staff/message', { as })).status

test('who is appointed has the role at once, and has lost it at once when released', async () => {
  const { ana } = await world.people()
  expect(await inbox(ana)).toBe(403)
  await staffOf(world, ana, 'moderator')
  expect(await inbox(ana)).toBe(200)
  expect((await call('GET', '/profile/me', { as: ana })).body.user.staff_role).toBe('moderator')
  expect(await listStaff(app)).toContainEqual({ email: ana.email, name: 'Ana', staff_role: 'moderator' })
  await staffOf(world, ana, null)
  expect(await inbox(ana)).toBe(403)
})

test('an address is found in whatever case; the same role again is no second appointment', async () => {
  const { ana } = await world.people()
  await staffOf(world, ana, 'administrator')
  await appoint(app, ana.email.toUpperCase(), 'administrator')
  const { body } = await call('GET', '/staff/audit-log', { as: ana })
  expect(body.entries.filter(({ subject_id }) => subject_id === ana.id)).toHaveLength(1)
})

test('an address that nobody has confirmed may be a stranger’s: it gets no role', async () => {
  const { ana } = await world.people()
  await expect(appoint(app, ana.email, 'moderator')).rejects.toThrow('Nobody has confirmed')
  expect(await inbox(ana)).toBe(403)
})

test('unknown and suspended accounts get no role', async () => {
  const { ben } = await world.people()
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ben.id).execute()
  for (const email of ['nobody@example.org', ben.email])
    await expect(appoint(app, email, 'moderator')).rejects.toThrow('There is no active account')
})
