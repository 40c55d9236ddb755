import { expect } from 'vitest'
import type { Loose, Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

type Vote = 'yes' | 'maybe' | 'no'

const at = (event: number, action = '') => `/event/${event}/poll${action}`

/** Adds hours to a UTC time in the format of the API. */
export const after = (wall: string, hours: number): string =>
  new Date(Date.parse(`${wall.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const votesOf = ({ dates }: Loose, { id }: { id: number }) => dates.find((date: Loose) => date.id === id)?.votes

/** Actions of hosts and guests in date polls. */
export function pollsOf(world: World) {
  const { call } = world
  const { create, inHours } = eventsOf(world)
  const { ask } = stepsOf(world)
  const poll = async (as: Someone | undefined, event: number): Promise<Loose> => {
    const { status, body } = await call('GET', at(event), { as })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.poll
  }
  /** An event whose date is open, and its dates: in one, two and three days by default. */
  async function open(as: Someone, fields: Parameters<typeof create>[1] = {}) {
    const event = await create(as, { event_date: inHours(24), other_dates: [inHours(48), inHours(72)], ...fields })
    const { dates } = await poll(as, event.id)
    const [first, second, third] = dates as { id: number; event_date: string }[]
    if (!first || !second) throw new Error('There are no dates.')
    return { id: event.id as number, event, first, second, third: third ?? second }
  }
  return {
    poll,
    open,
    vote: (as: Someone, event: number, date: { id: number }, vote: Vote) =>
      call('POST', at(event, '/vote'), { as, json: { date_id: date.id, vote } }),
    pick: (as: Someone, event: number, { event_date }: { event_date: string }) =>
      call('POST', at(event, '/pick'), { as, json: { event_date } }),
    change: (as: Someone, event: number, dates: { add?: string[]; remove?: number[] }) =>
      call('POST', at(event, '/dates'), { as, json: dates }),
    pollBy: (token: string) => call('GET', `/personal-invitation/${token}/poll`),
    voteBy: (token: string, date: { id: number }, vote: Vote) =>
      call('POST', `/personal-invitation/${token}/poll/vote`, { json: { date_id: date.id, vote } }),
    /** The votes on one date as somebody sees them. */
    votes: async (as: Someone, event: number, date: { id: number }) => votesOf(await poll(as, event), date),
    /** Ana invites Ben and Cleo, who vote on the date; Dan is a stranger to her. */
    async party(fields: Parameters<typeof create>[1] = { open_to: [5] }) {
      const people = await world.people()
      const { ana, ben, cleo } = people
      await befriend(world, ana, ben)
      await befriend(world, ana, cleo)
      const opened = await open(ana, fields)
      await ask(ana, opened.id, [ben, cleo] as Member[])
      return { ...people, ...opened }
    },
  }
}
