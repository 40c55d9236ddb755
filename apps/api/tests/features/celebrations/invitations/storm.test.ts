import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { headsOf } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { party, friendsOf, invite, ask, accept, reject, request, answer, remove } = stepsOf(world)

/** A seeded pseudo-random number generator. */
function dice(start: number) {
  let seed = start
  return (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
}

type Row = { status: string; heads: number; good: number }

const rowsOf = async (event: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    SELECT status, heads, (SELECT count(*) FROM event_tickets
      WHERE guest_id = event_guests.id AND revoked_at IS NULL) AS good
    FROM event_guests WHERE event_id = ${event}`.execute(app.db)
  return rows
}

test('after two hundred actions of hosts and guests at once everybody is counted, with a ticket each', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { members: 9 })
  const people = await friendsOf(
    ana,
    Array.from({ length: 10 }, (_, n) => `Guest${n}`),
  )
  await ask(ana, id, people.slice(0, 6))
  const roll = dice(20_261_122)
  const date = (hour: number) => `${app.clock.now().getUTCFullYear() + 1}-05-0${1 + roll(9)} ${hour}:00:00`
  const deeds = [
    (one: (typeof people)[number]) => accept(one, id, { adults: 1 + roll(3), children: roll(2) }),
    (one: (typeof people)[number]) => accept(one, id, { adults: 1 + roll(3) }),
    (one: (typeof people)[number]) => reject(one, id),
    (one: (typeof people)[number]) => request(one, id),
    (one: (typeof people)[number]) => answer(ana, id, one, roll(2) ? 'accept' : 'reject'),
    (one: (typeof people)[number]) => remove(ana, id, one),
    () => invite(ana, id),
    () => call('PATCH', `/event/${id}`, { as: ana, json: { members: 6 + roll(8) } }),
    () => call('PATCH', `/event/${id}`, { as: ana, json: { event_date: date(10 + roll(10)) } }),
  ]
  for (let round = 0; round < 4; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => {
        const [one, action] = [people[roll(people.length)], deeds[roll(deeds.length)]]
        if (!one || !action) throw new Error('Nobody came.')
        return action(one)
      }),
    )
    expect(replies.map(reply => reply.status).filter(status => ![200, 404, 409].includes(status))).toEqual([])
    const { counted, rows } = await headsOf(world, id)
    expect(counted).toBe(rows)
    const { body } = await call('GET', `/event/${id}`, { as: ana })
    const free = (body.event.members ?? 0) - body.event.total_guests
    expect(free).toBeGreaterThanOrEqual(0)
    for (const { status, heads, good } of await rowsOf(id)) {
      expect(good, status).toBe(status === 'accepted' || status === 'host' ? 1 : 0)
      if (status === 'waiting') expect(heads).toBeGreaterThan(free)
    }
  }
})
