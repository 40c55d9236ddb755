import { sql } from 'kysely'

/** Query of the people, `id`, between whom and the viewer there is a block, either way. */
export const blockedPeople = (viewerId: number) => sql`
  SELECT blocked_id AS id FROM blocks WHERE user_id = ${viewerId}
  UNION SELECT user_id FROM blocks WHERE blocked_id = ${viewerId}`

/** Whether there is anybody; looked up once for a statement. */
export const hasAnyBlocks = (viewerId: number) =>
  sql<boolean>`EXISTS (SELECT FROM blocks WHERE user_id = ${viewerId})
    OR EXISTS (SELECT FROM blocks WHERE blocked_id = ${viewerId})`
