import type { JoinedConnections } from '@celebrio/contract/market/stores'
import type { Person } from '@celebrio/contract/platform/person'
import type { AppContext } from '#platform/app-context.ts'
import { type Asked, findTiedConnections, type Tie } from './queries/connections.ts'

const personView = (app: AppContext, { profile_picture: file, ...person }: Person): Person => ({
  ...person,
  profile_picture: file && app.files.publicUrl(file),
})

type TiedConnections = { joined_connections: JoinedConnections; booked_connections: JoinedConnections }

/** Who of the viewer's connections has joined or booked some providers, for each of them; nobody for a guest, who is 0. */
export async function readTiedConnections(
  app: AppContext,
  viewerId: number,
  asked: Asked,
): Promise<(id: number) => TiedConnections> {
  const rows = await findTiedConnections(app.db, viewerId, asked)
  const tiedTo = (id: number, tie: Tie): JoinedConnections => {
    const { count = 0, people = [] } = rows.find(row => row.id === id && row.tie === tie) ?? {}
    return { count, people: people.map(one => personView(app, one)) }
  }
  return id => ({ joined_connections: tiedTo(id, 'joined'), booked_connections: tiedTo(id, 'booked') })
}
