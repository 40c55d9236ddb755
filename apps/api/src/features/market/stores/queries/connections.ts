import { type RawBuilder, sql } from 'kysely'
import { isHidden } from '#features/people/friends'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'

/** So many of the viewer's newest connections are asked for what they have done last with stores; three of them are shown. */
const max = { connections: sql.lit(200), stores: sql.lit(50), shown: sql.lit(3) }

/** As many people of stores are looked up sooner than what all these connections have done. */
const few = 400

type Someone = { id: number; name: string; profile_picture: string | null }

/** What a connection has to do with a store: joined it, or says in a review that they have booked it. */
export type Tie = 'joined' | 'booked'

/** Who of the viewer's connections has to do with some providers: they know each other, so that children are seen as well. */
type Tied = { id: number; tie: Tie; count: number; people: Someone[] }

/** The viewer's newest connections, the last one first; looked up once for a statement. */
const newest = (viewerId: number) => sql`
  ARRAY(SELECT friend_id FROM friends WHERE user_id = ${viewerId}
    ORDER BY created_at DESC, friend_id DESC LIMIT ${max.connections})`

/** The stores with which a connection, `mine`, has had to do last; booked ones as often as they were reviewed. */
const storesOf: Record<Tie, RawBuilder<unknown>> = {
  joined: sql`
    SELECT provider_id, 'joined' AS tie FROM store_members WHERE user_id = mine.friend_id
    ORDER BY created_at DESC, provider_id DESC LIMIT ${max.stores}`,
  booked: sql`
    SELECT provider_id, 'booked' FROM reviews WHERE celebrant_id = mine.friend_id AND side = 'celebrant' AND shown_at IS NOT NULL
    ORDER BY shown_at DESC, id DESC LIMIT ${max.stores}`,
}

/** Who of all these connections has to do with which of the stores, each once: each connection is asked for its stores. */
const fromConnections = (viewerId: number, ids: readonly number[]) => sql`
  SELECT DISTINCT store.provider_id, store.tie, mine.friend_id, mine.nth
  FROM unnest(${newest(viewerId)}) WITH ORDINALITY AS mine (friend_id, nth)
  CROSS JOIN LATERAL ((${storesOf.joined}) UNION ALL (${storesOf.booked})) store
  WHERE store.provider_id = ANY (${ids}::bigint[])`

/** The same where the stores have few people: each of these is looked for among the connections. */
const fromStores = (viewerId: number, ids: readonly number[]) => sql`
  SELECT DISTINCT known.provider_id, known.tie, known.friend_id, known.nth
  FROM (
    SELECT store.*, array_position(${newest(viewerId)}, store.friend_id) AS nth
    FROM unnest(${ids}::bigint[]) AS one (id)
    CROSS JOIN LATERAL (
      SELECT provider_id, 'joined' AS tie, user_id AS friend_id FROM store_members WHERE provider_id = one.id
      UNION ALL SELECT provider_id, 'booked', celebrant_id FROM reviews
      WHERE provider_id = one.id AND side = 'celebrant' AND shown_at IS NOT NULL) store
    OFFSET 0) known
  WHERE known.nth IS NOT NULL`

/** Companies, and how many have joined or reviewed any of them, which is known beforehand. */
export type Asked = { ids: readonly number[]; total: number }

type Ties = 'from stores' | 'from connections'

const tiedOf = compiledQuery((db, { viewerId, ids }: { viewerId: number; ids: readonly number[] }, ties: Ties) =>
  sql<Tied>`
    SELECT tied.id, tied.tie, tied.count, (
      SELECT json_agg(json_build_object('id', users.id, 'name', users.name, 'profile_picture', users.profile_picture)
        ORDER BY one.nth)
      FROM unnest(tied.newest) WITH ORDINALITY AS one (id, nth) JOIN users ON users.id = one.id) AS people
    FROM (
      SELECT one.provider_id AS id, one.tie, count(*)::integer AS count,
        (array_agg(one.friend_id ORDER BY one.nth))[1:${max.shown}] AS newest
      FROM (${(ties === 'from stores' ? fromStores : fromConnections)(viewerId, ids)} OFFSET 0) one
      WHERE NOT ${isHidden(viewerId, 'one.friend_id')}
      GROUP BY one.provider_id, one.tie) tied`.compile(db),
)

export async function findTiedConnections(db: Db, viewerId: number, { ids, total }: Asked): Promise<Tied[]> {
  if (viewerId === 0) return []
  return tiedOf(db, { viewerId, ids }, total <= few ? 'from stores' : 'from connections')
}
