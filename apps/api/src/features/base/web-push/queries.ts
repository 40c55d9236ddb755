import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

export const hasSubscription = async (db: Db, session_id: number): Promise<boolean> => {
  const found = db.selectFrom('push_subscriptions').select('id').where('session_id', '=', session_id)
  return (await found.executeTakeFirst()) !== undefined
}

type Subscription = { user_id: number; session_id: number; endpoint: string; p256dh: string; auth: string }

/** A session has one device, and a device one session: whoever has signed in there last. */
export async function saveSubscription(tx: Tx, { endpoint, ...of }: Subscription, created_at: Date): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where(({ or, eb }) => or([eb('session_id', '=', of.session_id), eb('endpoint', '=', endpoint)]))
    .execute()
  await tx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...of, created_at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const deleteOfSession = async (tx: Tx, session_id: number): Promise<void> => {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', session_id).execute()
}

export const deleteSubscription = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** Those of some people who have a device that takes pushes. */
export const findReachable = async (db: Db, userIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT user_id FROM push_subscriptions WHERE user_id = ANY(${userIds}::bigint[]) ORDER BY user_id`.execute(
    db,
  )
  return rows.map(row => row.user_id)
}

export const findDevices = (db: Db, userId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

/** Unless they are due earlier. */
export const saveDue = async (db: Db, user_id: number, due_at: Date): Promise<void> => {
  await db
    .insertInto('pushes_due')
    .values({ user_id, due_at })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet({ due_at: sql`least(pushes_due.due_at, excluded.due_at)` }),
    )
    .execute()
}

/** Takes people whose quiet hours have ended; nobody else takes them. */
export async function claimDue(tx: Tx, { now, max }: { now: Date; max: number }): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    DELETE FROM pushes_due AS due USING (
      SELECT user_id FROM pushes_due WHERE due_at <= ${now}::timestamptz
      ORDER BY due_at LIMIT ${sql.lit(max)} FOR UPDATE SKIP LOCKED) AS taken
    WHERE due.user_id = taken.user_id RETURNING due.user_id`.execute(tx)
  return rows.map(row => row.user_id)
}
