import { sql } from 'kysely'
import { type Member, signUp } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

type About = { dob?: string | null; gender?: 0 | 1 | 2; joined?: boolean; isPrivate?: boolean; likes?: string }

let round = 0

const namesOf = (friends: { name: string }[]): string[] => friends.map(one => one.name)

/** Actions of "Meet new friends". */
export const stepsOf = ({ call, app }: World) => {
  const born = ({ id }: Member, dob: string | null) =>
    sql`UPDATE users SET dob = ${dob}::date WHERE id = ${id}`.execute(app.db)
  const join = ({ id, name }: Member, { isPrivate = false, likes = '' }: About = {}) => {
    round += 1
    const joined_at = new Date(app.clock.now().getTime() + round)
    const profile = { user_id: id, preferred_name: name, is_private: isPrivate, likes, joined_at }
    return app.db.insertInto('meet_profiles').values(profile).execute()
  }
  const list = (as: Member, query = '') => call('GET', `/meet-new-friend${query}`, { as })
  return {
    born,
    join,
    /** Somebody who has joined, by default 36 years old. */
    async person(name: string, about: About = {}) {
      const one = await signUp(call, name)
      await born(one, about.dob === undefined ? '1990-05-01' : about.dob)
      if (about.gender !== undefined)
        await sql`UPDATE users SET gender = ${about.gender} WHERE id = ${one.id}`.execute(app.db)
      if (about.joined !== false) await join(one, about)
      return one
    },
    list,
    met: async (as: Member, query = ''): Promise<string[]> => namesOf((await list(as, query)).body.friends),
    treats: async (as: Member, direction = 'received'): Promise<string[]> =>
      namesOf((await call('GET', `/meet-new-friend/treat?direction=${direction}`, { as })).body.friends),
    treat: (as: Member, { id }: Member) => call('POST', `/meet-new-friend/${id}/treat`, { as }),
    answer: (as: Member, { id }: Member, how: 'accept' | 'decline') =>
      call('POST', `/meet-new-friend/${id}/treat/${how}`, { as }),
    hide: (as: Member, { id }: Member) => call('DELETE', `/meet-new-friend/${id}`, { as }),
  }
}
