import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addHost, requestReconfirmation } from '../../../../src/features/celebrations/events/public.ts'
import { findCode, findGuest, guestIdsToNotify } from '../../../../src/features/celebrations/guests/public.ts'
import { issueTickets } from '../../../../src/features/celebrations/guests/tickets.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { celebrate, headsOf } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stageOf } from './stage.ts'

const world = await startWorld()
const { app } = world
const { ana } = await world.people()
const { guests, come, leave, statusOf } = stageOf(world)

type Ticket = { code: string; revoked_for: string | null }

const ticketsOf = async (event: number, { id }: { id: number }): Promise<Ticket[]> => {
  const { rows } = await sql<Ticket>`
    SELECT code, revoked_for FROM event_tickets WHERE guest_id = (
      SELECT id FROM event_guests WHERE event_id = ${event} AND user_id = ${id}) ORDER BY id`.execute(app.db)
  return rows
}

const goodOf = async (event: number, { id }: { id: number }) =>
  findCode(app.db, (await findGuest(app.db, event, id))?.id ?? 0)

const two = async (event: number) => {
  const [ben, cleo] = await guests(event, ['Ben', 'Cleo'])
  if (!ben || !cleo) throw new Error('Nobody came.')
  return { ben, cleo }
}

test('a guest who comes has one valid ticket of eight clear characters; a different party keeps it', async () => {
  const event = await celebrate(world, ana)
  const { ben, cleo } = await two(event)
  await come(event, ben)
  const code = await goodOf(event, ben)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  await come(event, ben, { adults: 3 })
  expect(await ticketsOf(event, ben)).toEqual([{ code, revoked_for: null }])
  expect(await goodOf(event, cleo)).toBeUndefined()
})

test('a guest who leaves or is removed has a revoked ticket, and a new one after coming back', async () => {
  const event = await celebrate(world, ana)
  const { ben } = await two(event)
  await come(event, ben)
  await leave(event, ben)
  expect(await ticketsOf(event, ben)).toMatchObject([{ revoked_for: 'left' }])
  await come(event, ben)
  await leave(event, ben, 'removed')
  const tickets = await ticketsOf(event, ben)
  expect(tickets.map(ticket => ticket.revoked_for)).toEqual(['left', 'removed'])
  expect(tickets[0]?.code).not.toBe(tickets[1]?.code)
})

test('guests on the waiting list have none, and get one with the seat', async () => {
  const event = await celebrate(world, ana, { members: 1 })
  const { ben, cleo } = await two(event)
  await come(event, ben)
  await come(event, cleo)
  expect(await ticketsOf(event, cleo)).toEqual([])
  await leave(event, ben)
  expect(await goodOf(event, cleo)).toBeDefined()
})

test('a code that is already taken is drawn again', async () => {
  const event = await celebrate(world, ana)
  const { ben, cleo } = await two(event)
  const ids = [(await findGuest(app.db, event, ben.id))?.id ?? 0, (await findGuest(app.db, event, cleo.id))?.id ?? 0]
  const drawn = ['AAAAAAAA', 'AAAAAAAA', 'AAAAAAAA', 'BBBBBBBB']
  await inTransaction(app, tx => issueTickets(app, tx, ids, () => drawn.shift() ?? 'ZZZZZZZZ'))
  expect([await goodOf(event, ben), await goodOf(event, cleo)]).toEqual(
    expect.arrayContaining(['AAAAAAAA', 'BBBBBBBB']),
  )
})

test('after a new date guests who come are asked again and keep the seat, the host has a new ticket, and a no stays', async () => {
  const event = await celebrate(world, ana, { members: 4 })
  const people = await guests(event, ['Ben', 'Cleo', 'Dan', 'Eva'])
  const [ben, cleo, dan, eva] = people
  if (!ben || !cleo || !dan || !eva) throw new Error('Nobody came.')
  await inTransaction(app, tx => addHost(app, tx, event, ana.id))
  await come(event, ben, { adults: 4 })
  await come(event, cleo)
  await leave(event, dan)
  const before = await goodOf(event, ana)
  await inTransaction(app, tx => requestReconfirmation(app, tx, event))
  expect(await Promise.all(people.map(one => statusOf(event, one)))).toEqual([
    'pending',
    'waiting',
    'rejected',
    'pending',
  ])
  expect(await headsOf(world, event)).toEqual({ counted: 4, rows: 4 })
  expect(await ticketsOf(event, ben)).toMatchObject([{ revoked_for: 'rescheduled' }])
  expect(await ticketsOf(event, ana)).toMatchObject([
    { code: before, revoked_for: 'rescheduled' },
    { revoked_for: null },
  ])
  expect(await guestIdsToNotify(app.db, event)).toEqual([ben.id, cleo.id, eva.id])
  expect(await come(event, ben, { adults: 4 })).toBe('accepted')
  expect(await goodOf(event, ben)).toBeDefined()
})

test('a seat that was kept is free when the event starts: for the waiting list first, then for whoever comes first', async () => {
  const event = await celebrate(world, ana, { members: 3, inHours: 1 })
  const [ben, cleo, dan] = await guests(event, ['Ben', 'Cleo', 'Dan'])
  if (!ben || !cleo || !dan) throw new Error('Nobody came.')
  await come(event, ben, { adults: 3 })
  await come(event, cleo)
  await inTransaction(app, tx => requestReconfirmation(app, tx, event))
  world.clock.forward({ hours: 2 })
  await come(event, dan, { adults: 2 })
  expect([await statusOf(event, cleo), await statusOf(event, dan)]).toEqual(['accepted', 'accepted'])
  expect(await headsOf(world, event)).toEqual({ counted: 3, rows: 3 })
  expect(await come(event, ben, { adults: 3 })).toBe('waiting')
})
