import type { Loose, Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'
import { guestsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

const at = (event: number, more = '') => `/event/${event}/wall${more}`

/** Actions on the wall of an event, through the API. */
export function wallOf(world: World) {
  const { call } = world
  const { party } = stepsOf(world)
  const comes = guestsOf(world)
  const wall = async (as: Someone, event: number, query = '') => (await call('GET', at(event, query), { as })).body
  return {
    at,
    comes,
    wall,
    say: (as: Someone, event: number, words: string, images: string[] = []) =>
      call('POST', at(event), { as, json: { words, images } }),
    words: async (as: Someone, event: number): Promise<string[]> =>
      (await wall(as, event)).entries.map((one: Loose) => one.words),
    /** Somebody's own entries, and whether each is pending. */
    own: async (as: Someone, event: number): Promise<[string, boolean][]> =>
      (await wall(as, event, '/own')).entries.map((one: Loose) => [one.words, one.is_waiting]),
    drop: (as: Someone, event: number, id: number) => call('DELETE', at(event, `/${id}`), { as }),
    approve: (as: Someone, event: number, id: number) => call('POST', at(event, `/${id}/approve`), { as }),
    approveFirst: (as: Someone, event: number, on: boolean) =>
      call('PATCH', at(event), { as, json: { approve_first: on } }),
    /** Ana's event, to which Ben and Cleo come and Dan does not. */
    async stage() {
      const cast = await world.people()
      const event = await party(cast.ana)
      await comes(event, cast.ben, 'accepted')
      await comes(event, cast.cleo, 'accepted')
      await comes(event, cast.dan, 'pending')
      return { ...cast, event }
    },
  }
}
