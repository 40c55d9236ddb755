import { type RawBuilder, sql } from 'kysely'

/** Whether the viewer and somebody whom a column names have said yes to a treat, and neither has removed the other since. */
export const haveMet = (viewerId: number, person: string): RawBuilder<boolean> => {
  const them = sql.ref<number>(person)
  return sql<boolean>`(EXISTS (
      SELECT FROM meet_treats
      WHERE least(sender_id, receiver_id) = least(${viewerId}, ${them})
        AND greatest(sender_id, receiver_id) = greatest(${viewerId}, ${them}) AND answer = 'accepted')
    AND NOT EXISTS (
      SELECT FROM meet_hides
      WHERE user_id = ${viewerId} AND hidden_id = ${them} OR user_id = ${them} AND hidden_id = ${viewerId}))`
}
