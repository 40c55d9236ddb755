import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { bookingsOf } from '../bookings/steps.ts'

type Terms = {
  weekdays_off?: number[]
  lead_days?: number
  bookings_a_day?: number | null
  allows_holds?: boolean
}

/** When an event is, by the clock at its place. */
type When = { day: string; from?: string; hours?: number; timezone?: string }

const momentAt = (day: string, from: string, timezone: string) =>
  new Date(Temporal.PlainDateTime.from(`${day}T${from}`).toZonedDateTime(timezone).epochMilliseconds)

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** What is asked about days. */
function readingsOf({ call, clock }: World) {
  const read = (as: Someone | undefined, id: number, from: string, to = from, query = '') =>
    call(
      'GET',
      `/service-provider/${id}/availability?from=${from}&to=${to}${query}` as '/service-provider/:id/availability',
      { as },
    )
  const dayIn = (days: number) => dayOf(clock.now().getTime() + days * 86_400_000)
  return {
    read,
    holds: async (as: Someone, query = '') => (await call('GET', `/hold${query}`, { as })).body.holds,
    /** What each day is for somebody. */
    statuses: async (as: Someone | undefined, id: number, from: string, to = from, query = '') =>
      (await read(as, id, from, to, query)).body.days.map(day => day.status ?? day.is_free),
    /** What a day holds, as the owner sees it. */
    countsOn: async ({ owner, providerId }: { owner: Someone; providerId: number }, day: string) =>
      (await read(owner, providerId, day)).body.days[0]?.counts,
    /** A day from now, `YYYY-MM-DD` in UTC. */
    dayIn,
    /** The first such day of the week from so many days on; 1 is Monday. */
    weekdayFrom(days: number, weekday: number): string {
      const from = Temporal.PlainDate.from(dayIn(days))
      return from.add({ days: (weekday - from.dayOfWeek + 7) % 7 }).toString()
    },
  }
}

/** An event at that time. */
async function eventOn(world: World, host: Member, { day, from = '16:00', hours = 6, timezone = 'UTC' }: When) {
  const id = await celebrate(world, host)
  const starts_at = momentAt(day, from, timezone)
  const ends_at = new Date(starts_at.getTime() + hours * 3_600_000)
  await world.app.db
    .updateTable('events')
    .set({ local_start: `${day} ${from}:00`, timezone, starts_at, ends_at })
    .where('id', '=', id)
    .execute()
  return id
}

/** What providers say of their days, and what celebrants do with them, through the API. */
export function daysOf(world: World) {
  const { call } = world
  const { menu, ...bookings } = bookingsOf(world)
  const { ask, put } = bookings
  const say = (as: Someone, terms: Terms) =>
    call('PATCH', '/store/availability', { as, json: { weekdays_off: [], ...terms } })

  /** A caterer who takes bookings on these terms. */
  async function caterer(terms: Terms = {}) {
    const sold = await menu([{ name: 'Plate', price: 10 }])
    const { status, body } = await say(sold.owner, terms)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return sold
  }
  type Caterer = Awaited<ReturnType<typeof caterer>>

  /** Asks a caterer to serve an event of that time. */
  async function askFor(host: Member, { choice, providerId }: Caterer, when: When) {
    await put(host, choice())
    return ask(host, { event_id: await eventOn(world, host, when), provider_ids: [providerId] })
  }
  return {
    ...bookings,
    ...readingsOf(world),
    say,
    caterer,
    askFor,
    eventOn: (host: Member, when: When) => eventOn(world, host, when),
    /** A booking that is asked for. */
    async requestedOn(host: Member, sold: Caterer, when: When): Promise<number> {
      const { status, body } = await askFor(host, sold, when)
      const id = body.bookings?.[0]?.id
      if (status !== 201 || id === undefined) throw new Error(JSON.stringify(body))
      return id
    },
    mark: (as: Someone, json: object) => call('PUT', '/store/availability/day', { as, json }),
    hold: (as: Someone | undefined, id: number, day: string) =>
      call('POST', `/service-provider/${id}/hold` as '/service-provider/:id/hold', { as, json: { day } }),
    release: (as: Someone, id: number) => call('DELETE', `/hold/${id}`, { as }),
  }
}
