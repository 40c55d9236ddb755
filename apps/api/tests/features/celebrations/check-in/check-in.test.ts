import { expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { doorOf } from '../tickets/steps.ts'

const world = await startWorld()
const { create, edit } = eventsOf(world)
const { ask, accept, reject, remove, guests } = stepsOf(world)
const { ticket, checkIn } = doorOf(world)

async function coming() {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  const { id } = await create(ana)
  await ask(ana, id, [ben])
  const { body } = await accept(ben, id, { adults: 2, dietary: 'No nuts' })
  return { ana, ben, cleo, id, code: body.entrance_code }
}

test('a code lets a guest in once and shows who it is; the second time the door sees when that was', async () => {
  const { ana, ben, id, code } = await coming()
  const first = await checkIn(ana, id, { code })
  expect(first).toMatchObject({
    status: 200,
    body: { message: 'Checked in', arrival: { user: { name: 'Ben' }, party: 2, dietary: 'No nuts' } },
  })
  const at = first.body.arrival.checked_in_at
  const second = await checkIn(ana, id, { code })
  expect(second).toMatchObject({ status: 409, body: { code: 'already_checked_in' } })
  expect(second.body.details.code).toEqual([{ code: 'checked_in_at', values: { at, name: 'Ben' } }])
  expect((await ticket(ben, id)).body.ticket.used_at).toBe(at)
  expect((await guests(ana, id)).body.guests[0].checked_in_at).toBe(at)
})

test('of twenty doors at once one lets in', async () => {
  const { ana, id, code } = await coming()
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(ana, id, { code })))
  const statuses = Map.groupBy(answers, answer => answer.status)
  expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 19])
})

test('a code is taken as people type it', async () => {
  const { ana, id, code } = await coming()
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `.replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await checkIn(ana, id, { code: typed })).status).toBe(200)
})

test('a guest who left the ticket at home is let in by name, once', async () => {
  const { ana, ben, cleo, id, code } = await coming()
  expect((await checkIn(ana, id, { user_id: ben.id })).body.arrival.user.name).toBe('Ben')
  expect((await checkIn(ana, id, { code })).status).toBe(409)
  expect((await checkIn(ana, id, { user_id: cleo.id })).body.code).toBe('ticket_unknown')
  expect((await checkIn(ana, id, {})).body.details).toMatchObject({ code: [{ code: 'required' }] })
})

test('a door that was without a connection says when it scanned, which is never later than now', async () => {
  const { ana, id, code } = await coming()
  world.clock.forward({ hours: 2 })
  const scanned = new Date(world.clock.now().getTime() - 3_600_000).toISOString()
  expect((await checkIn(ana, id, { code, scanned_at: scanned })).body.arrival.checked_in_at).toBe(scanned)
  const other = await coming()
  const late = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
  const { body } = await checkIn(other.ana, other.id, { code: other.code, scanned_at: late })
  expect(new Date(body.arrival.checked_in_at).getTime()).toBeLessThanOrEqual(world.clock.now().getTime())
})

test('only the host checks in, and only for the own event', async () => {
  const { ana, ben, cleo, id, code } = await coming()
  expect((await checkIn(ben, id, { code })).body.code).toBe('not_found')
  expect((await checkIn(cleo, id, { code })).status).toBe(404)
  const other = await create(cleo)
  expect((await checkIn(cleo, other.id, { code })).body.code).toBe('ticket_unknown')
  expect((await checkIn(ana, id, { code: 'ZZZZZZZZ' })).body.code).toBe('ticket_unknown')
})

test('the door shows why a ticket is no longer valid', async () => {
  const reasonOf = async (ana: Parameters<typeof checkIn>[0], id: number, code: string) => {
    const { status, body } = await checkIn(ana, id, { code })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'ticket_revoked' })
    return body.details.code?.[0]
  }
  const left = await coming()
  await reject(left.ben, left.id)
  expect(await reasonOf(left.ana, left.id, left.code)).toEqual({ code: 'ticket_left', values: { name: 'Ben' } })
  const removed = await coming()
  await remove(removed.ana, removed.id, removed.ben)
  expect(await reasonOf(removed.ana, removed.id, removed.code)).toMatchObject({ code: 'ticket_removed' })
  const moved = await coming()
  await edit(moved.ana, moved.id, { event_date: '2031-06-14 19:30:00' })
  expect(await reasonOf(moved.ana, moved.id, moved.code)).toMatchObject({ code: 'ticket_rescheduled' })
})
