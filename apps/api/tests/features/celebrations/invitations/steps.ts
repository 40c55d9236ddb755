import { addHost } from '../../../../src/features/celebrations/events/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'

type Person = { id: number }
type Party = Parameters<typeof celebrate>[2]

const to = (event: number, path: string) => `/event/${event}/${path}`

const answersOf = ({ call }: World) => {
  const says =
    <How extends 'accept' | 'maybe' | 'reject'>(how: How) =>
    (as: Member, event: number, json: Record<string, unknown> = {}) =>
      call('POST', `/event/${event}/invitation/${how}`, { as, json })
  return { accept: says('accept'), maybe: says('maybe'), reject: says('reject') }
}

/** Actions of hosts and guests. */
export const stepsOf = (world: World) => {
  const { call, app } = world
  const invite = (as: Member, event: number, json: { friend_ids?: number[]; message?: string } = {}) =>
    call('POST', to(event, 'invitation'), { as, json })
  return {
    /** Creates an event. @returns its id */
    async party(host: Member, about: Party = {}): Promise<number> {
      const event = await celebrate(world, host, about)
      await inTransaction(app, tx => addHost(app, tx, event, host.id))
      return event
    },
    /** New connections of somebody. */
    async friendsOf(host: Member, names: string[]): Promise<Member[]> {
      const people = []
      for (const name of names) people.push(await signUp(call, name))
      for (const one of people) await befriend(world, host, one)
      return people
    },
    invite,
    /** Invites people who are connections already. */
    ask: (host: Member, event: number, people: Person[]) =>
      invite(host, event, { friend_ids: people.map(one => one.id) }),
    ...answersOf(world),
    request: (as: Member, event: number, request_message = 'May I come?') =>
      call('POST', to(event, 'request-to-join'), { as, json: { request_message } }),
    withdraw: (as: Member, event: number) => call('DELETE', to(event, 'request-to-join'), { as }),
    answer: (as: Member, event: number, { id }: Person, how: 'accept' | 'reject') =>
      call('POST', to(event, `request/${id}/${how}`), { as }),
    remove: (as: Member, event: number, { id }: Person) => call('DELETE', to(event, `guest/${id}`), { as }),
    guests: (as: Member, event: number, query = '') => call('GET', to(event, `guest${query}`), { as }),
    candidates: (as: Member, event: number, query = '') => call('GET', to(event, `candidate${query}`), { as }),
    kinds: (as: Member, event: number) => call('GET', to(event, 'candidate-kind'), { as }),
    match: (as: Member, event: number, names: string[]) =>
      call('POST', to(event, 'candidate-match'), { as, json: { names } }),
    requests: (as: Member, event: number, query = '') => call('GET', to(event, `request${query}`), { as }),
    event: (as: Member, event: number) => call('GET', `/event/${event}`, { as }),
    /** The viewer's own RSVP status; null where there is none. */
    rsvpStatus: async (as: Member, event: number): Promise<string | null> =>
      (await call('GET', `/event/${event}`, { as })).body.event.my_invitation?.status ?? null,
  }
}

export const namesOf = (body: { guests: { user: { name: string } }[] }): string[] =>
  body.guests.map(guest => guest.user.name)
