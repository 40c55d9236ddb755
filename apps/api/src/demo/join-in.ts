import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { updateUser } from '../features/people/accounts/queries/users.ts'
import { saveMeetProfile } from '../features/people/meet/join.ts'
import { answerTheirs, sendTreat } from '../features/people/meet/treat.ts'
import { born, type Newcomer, newcomers, treats } from './cast/newcomers.ts'
import type { PersonKey } from './cast/people.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { withoutFacts } from './without-facts.ts'

const keysOf = <Value>(record: Partial<Record<PersonKey, Value>>) => Object.entries(record) as [PersonKey, Value][]

function viewerOf(cast: Cast, key: PersonKey) {
  const viewer = cast.get(key)
  if (!viewer) throw new Error(`${key} is not there.`)
  return viewer
}

async function join(app: AppContext, cast: Cast, key: PersonKey, { name, address, joined, ...words }: Newcomer) {
  const then = withoutFacts(at(app, joined * 24 * 60))
  const form = { join_friend_community: true, preferred_name: name, fp_address: address, ...words }
  await inTransaction(then, tx => saveMeetProfile(then, tx, viewerOf(cast, key), form))
}

/** Everybody has a birthday; some would like to meet new friends, and have begun to. */
export async function joinIn(app: AppContext, cast: Cast): Promise<void> {
  await inTransaction(app, async tx => {
    for (const [key, birth] of keysOf(born)) await updateUser(tx, viewerOf(cast, key).id, birth)
  })
  for (const [key, newcomer] of keysOf(newcomers)) await join(app, cast, key, newcomer)
  for (const { by, to, accepted } of treats) {
    const then = withoutFacts(at(app, 26 * 60))
    await sendTreat(then, viewerOf(cast, by), viewerOf(cast, to).id)
    if (accepted) await answerTheirs(then, viewerOf(cast, to), viewerOf(cast, by).id, 'accepted')
  }
}
