import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

/** Actions between people, through the API. */
export const stepsOf = ({ call }: World) => {
  const names = async (as: Someone, path: string): Promise<string[]> =>
    (await call('GET', path, { as })).body.friends.map((one: { name: string }) => one.name)
  const act = (as: Someone, { id }: Member, what: string, json: object = {}) =>
    call('POST', `/friend/${id}/${what}`, { as, json })
  return {
    names,
    act,
    ask: (as: Someone, { id }: Member, friend_type?: number) =>
      call('POST', '/friend', { as, json: { friend_id: id, ...(friend_type && { friend_type }) } }),
    remove: (as: Someone, { id }: Member) => call('DELETE', `/friend/${id}`, { as }),
    found: (as: Someone, query = '') => names(as, `/find-friend${query}`),
  }
}
