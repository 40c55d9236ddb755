import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { insertBlock } from '../features/people/friends/queries/distance.ts'
import { insertConnections } from '../features/people/friends/queries/relationships.ts'
import { demoPerson, type PersonKey } from './cast/people.ts'
import { blocks, relationships } from './cast/relationships.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'

/** Half a day after the later of the two has signed up. */
const sinceBoth = (app: AppContext, one: PersonKey, other: PersonKey): Date =>
  at(app, (Math.min(demoPerson(one).joined, demoPerson(other).joined) - 0.5) * 24 * 60).clock.now()

export function idOf(cast: Cast, key: PersonKey): number {
  const viewer = cast.get(key)
  if (!viewer) throw new Error(`${key} is not there.`)
  return viewer.id
}

/** Connects people who know each other, and blocks those who do not want to. */
export async function meet(app: AppContext, cast: Cast): Promise<void> {
  const connections = relationships().flatMap(({ one, other, type }) => {
    const [a, b] = [idOf(cast, one), idOf(cast, other)]
    const created_at = sinceBoth(app, one, other)
    return [
      { user_id: a, friend_id: b, friend_type: type, created_at },
      { user_id: b, friend_id: a, friend_type: type, created_at },
    ]
  })
  await inTransaction(app, async tx => {
    await insertConnections(tx, connections)
    for (const [by, whom] of blocks)
      await insertBlock(tx, {
        user_id: idOf(cast, by),
        blocked_id: idOf(cast, whom),
        created_at: sinceBoth(app, by, whom),
      })
  })
}
