import type { JoinedConnections } from '@celebrio/contract/market/stores'
import type { Person } from '@celebrio/contract/platform/person'
import type { AppContext } from '#platform/app-context.ts'
import { findJoinedConnections } from './queries/joined.ts'

const personView = (app: AppContext, { profile_picture: file, ...person }: Person): Person => ({
  ...person,
  profile_picture: file && app.files.publicUrl(file),
})

/** Who of the viewer's connections has joined some providers, for each of them; nobody for a guest, who is 0. */
export async function readJoinedConnections(
  app: AppContext,
  viewerId: number,
  ids: readonly number[],
): Promise<(id: number) => JoinedConnections> {
  const joined = await findJoinedConnections(app.db, viewerId, ids)
  return id => {
    const { count, people } = joined.get(id) ?? { count: 0, people: [] }
    return { count, people: people.map(one => personView(app, one)) }
  }
}
