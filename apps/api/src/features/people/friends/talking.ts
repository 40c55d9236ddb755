import type { Audience } from '@celebrio/contract/people/privacy'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'

/** Those of some people with whom the viewer has a conversation already. */
type FindTalking = (db: Db, viewerId: number, ids: readonly number[]) => Promise<number[]>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Knows who talks with whom. */
    findTalking?: FindTalking
  }
}

/** Those of some people with whom the viewer has a conversation, which goes on whoever may begin one by now. */
export async function talkingWith(
  { features }: Pick<AppContext, 'features'>,
  db: Db,
  viewerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const find = features.find(feature => feature.findTalking)?.findTalking
  return new Set(ids.length > 0 && find ? await find(db, viewerId, ids) : [])
}

type Person = { id: number; messages_from: Audience }

/** Who of some people takes no new conversations, and has none with the viewer. Asked only where there are such people. */
export async function silentAmong(
  app: Pick<AppContext, 'features'>,
  db: Db,
  viewerId: number,
  people: readonly Person[],
): Promise<ReadonlySet<number>> {
  const closed = people.filter(one => one.messages_from === 'nobody').map(one => one.id)
  const talking = await talkingWith(app, db, viewerId, closed)
  return new Set(closed.filter(id => !talking.has(id)))
}
