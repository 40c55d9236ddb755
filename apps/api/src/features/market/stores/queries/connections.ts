import { type RawBuilder, sql } from 'kysely'
import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** So many of the viewer's newest connections are asked for what they have done last with stores; three of them are shown. */
const max = { connections: sql.lit(200), stores: sql.lit(50), shown: sql.lit(3) }

type Someone = { id: number; name: string; profile_picture: string | null }

/** What a connection has to do with a store: joined it, or says in a review that they have booked it. */
export type Tie = 'joined' | 'booked'

/** Who of the viewer's connections has to do with some providers. */
type Tied = { id: number; tie: Tie; count: number; people: Someone[] }

/** The stores with which a connection, `mine`, has had to do last; booked ones as often as they were reviewed. */
const storesOf: Record<Tie, RawBuilder<unknown>> = {
  joined: sql`
    SELECT provider_id, 'joined' AS tie FROM store_members WHERE user_id = mine.friend_id
    ORDER BY created_at DESC, provider_id DESC LIMIT ${max.stores}`,
  booked: sql`
    SELECT provider_id, 'booked' FROM reviews WHERE celebrant_id = mine.friend_id AND side = 'celebrant' AND shown_at IS NOT NULL
    ORDER BY shown_at DESC, id DESC LIMIT ${max.stores}`,
}

/** Who of all these connections has to do with which of the stores, each once. Only they are asked whether they are there. */
const ties = (viewerId: number, ids: readonly number[]) => sql`
  SELECT DISTINCT store.provider_id, store.tie, mine.friend_id, mine.created_at
  FROM (
    SELECT friend_id, created_at FROM friends WHERE user_id = ${viewerId}
    ORDER BY created_at DESC, friend_id DESC LIMIT ${max.connections}) mine
  CROSS JOIN LATERAL ((${storesOf.joined}) UNION ALL (${storesOf.booked})) store
  WHERE store.provider_id = ANY (${ids}::bigint[]) OFFSET 0`

export async function findTiedConnections(db: Db, viewerId: number, ids: readonly number[]): Promise<Tied[]> {
  if (viewerId === 0) return []
  const { rows } = await sql<Tied>`
    SELECT tied.id, tied.tie, tied.count, (
      SELECT json_agg(json_build_object('id', users.id, 'name', users.name, 'profile_picture', users.profile_picture)
        ORDER BY one.nth)
      FROM unnest(tied.newest) WITH ORDINALITY AS one (id, nth) JOIN users ON users.id = one.id) AS people
    FROM (
      SELECT one.provider_id AS id, one.tie, count(*)::integer AS count,
        (array_agg(one.friend_id ORDER BY one.created_at DESC, one.friend_id DESC))[1:${max.shown}] AS newest
      FROM (${ties(viewerId, ids)}) one
      WHERE (SELECT ${visiblePeople(db, viewerId, 'someone')} FROM users AS someone WHERE someone.id = one.friend_id)
      GROUP BY one.provider_id, one.tie) tied`.execute(db)
  return rows
}
