import { eventLimits } from '@celebrio/contract/celebrations/event-shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { helpersOf } from './steps.ts'

const world = await startWorld()
const { call, app, drainJobs } = world
const { remove: cancel, edit } = eventsOf(world)
const { ask } = stepsOf(world)
const { name, dismiss, helpers, roleOf, helped } = helpersOf(world)

async function notices(
  as: Member,
  language = 'en',
): Promise<{ kind: string; title: string; event_id: number | null }[]> {
  await drainJobs()
  const headers = { 'accept-language': language }
  return (await call('GET', '/notification', { as, headers })).body.notifications
}
const kinds = async (as: Member) => (await notices(as)).map(one => one.kind)

test('the host makes connections helpers, and sees them with their roles', async () => {
  const { ana, ben, cleo, dan, id } = await helped('door')
  expect((await name(ana, id, cleo, 'cohost')).body).toMatchObject({
    helper: { user: { name: 'Cleo' }, role: 'cohost' },
  })
  const { body } = await helpers(ana, id)
  expect(body.helpers).toMatchObject([
    { user: { id: ben.id, name: 'Ben', profile_picture: null }, role: 'door' },
    { user: { id: cleo.id }, role: 'cohost' },
  ])
  for (const [whom, role] of [
    [dan, 'door'],
    [ana, 'cohost'],
    [{ id: 999_999 }, 'door'],
    [cleo, 'host'],
  ] as const)
    expect((await name(ana, id, whom, role)).status).toBe(422)
  expect((await name(ben, id, cleo, 'door')).status).toBe(404)
})

test('naming somebody twenty times at once counts once, and a different role replaces the previous one', async () => {
  const { ana, ben, id } = await helped('door')
  const answers = await Promise.all(Array.from({ length: 20 }, () => name(ana, id, ben, 'cohost')))
  expect(new Set(answers.map(one => one.status))).toEqual(new Set([200]))
  expect((await helpers(ana, id)).body.helpers).toHaveLength(1)
  expect(await roleOf(ben, id)).toBe('cohost')
})

test('an event has fifty helpers at most, however many are named at once', async () => {
  const { ana, ben, cleo, dan, id } = await helped('door')
  await befriend(world, ana, dan)
  await sql`
    WITH crowd AS (
      INSERT INTO users (name, email, created_at)
      SELECT 'Helper ' || number, 'helper.' || number || '@example.org', now()
      FROM generate_series(1, ${eventLimits.helpers - 2}::integer) number RETURNING id)
    INSERT INTO event_helpers (event_id, user_id, role, created_at)
    SELECT ${id}, id, 'door', now() FROM crowd`.execute(app.db)
  const answers = await Promise.all([name(ana, id, cleo, 'door'), name(ana, id, dan, 'door')])
  expect(answers.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(one => one.status === 409)?.body.code).toBe('too_many_helpers')
  expect((await name(ana, id, ben, 'cohost')).status).toBe(200)
})

test('the host dismisses helpers, and they leave by themselves', async () => {
  const { ana, ben, cleo, id } = await helped('cohost')
  await name(ana, id, cleo, 'door')
  expect((await dismiss(ana, id, cleo)).status).toBe(200)
  expect((await dismiss(ana, id, cleo)).status).toBe(404)
  expect((await dismiss(ben, id, ben)).status).toBe(200)
  expect(await roleOf(ben, id)).toBeUndefined()
  expect((await helpers(ana, id)).body.helpers).toEqual([])
})

test('helpers are notified of their role in their language, and no longer once they have been dismissed', async () => {
  const { ana, ben, id } = await helped('door')
  expect(await notices(ben)).toMatchObject([
    { kind: 'event_door', title: 'Ana asked you to help check in guests', event_id: id },
  ])
  expect((await notices(ben, 'es'))[0]?.title).toBe('Ana te pidió ayuda en el control de acceso')
  await name(ana, id, ben, 'cohost')
  expect(await kinds(ben)).toEqual(['event_cohost'])
  expect((await notices(ben, 'fr'))[0]?.title).toBe('Ana vous a demandé de coorganiser un événement')
  await dismiss(ben, id, ben)
  expect(await kinds(ben)).toEqual([])
})

test('helpers are notified that the event is cancelled', async () => {
  const { ana, ben, id } = await helped('door')
  await cancel(ana, id)
  expect(await kinds(ben)).toEqual(['event_deleted'])
})

test('what a co-host has sent a guest goes with the guest; a new date by a co-host clears the answers that the host was notified of', async () => {
  const { ana, ben, cleo, dan, id } = await helped('cohost')
  await befriend(world, ben, dan)
  await edit(ben, id, { open_to: [0] })
  await ask(ben, id, [dan])
  expect(await kinds(dan)).toEqual(['event_invited'])
  await call('DELETE', `/event/${id}/guest/${dan.id}`, { as: ana })
  expect(await kinds(dan)).toEqual([])
  expect(await kinds(ana)).toEqual(['event_accepted'])
  await edit(ben, id, { event_date: '2031-06-14 19:30:00' })
  expect(await kinds(ana)).toEqual([])
  expect(await kinds(cleo)).toContain('event_rescheduled')
})
