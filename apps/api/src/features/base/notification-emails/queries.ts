import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { digestHour, minutesBetween } from './rules.ts'

const minutes = (count: number) => sql`make_interval(mins => ${sql.lit(count)})`
const hours = (count: number) => sql`make_interval(hours => ${sql.lit(count)})`

/** The next time that it is this hour where somebody is. */
const nextMorning = (now: Date) => {
  const zone = sql`coalesce(chosen.timezone, 'UTC')`
  const local = sql`(${now}::timestamptz AT TIME ZONE ${zone})`
  return sql`(date_trunc('day', ${local} - ${hours(digestHour)}) + ${hours(24 + digestHour)}) AT TIME ZONE ${zone}`
}

/** `after`: in how many minutes one is to come at once; null where the digest is enough. */
type Plan = { now: Date; after: number | null }

/** Notes who of these people is to get an e-mail, if they get any: what is due earlier stays due then. */
export async function planEmails(tx: Tx, userIds: readonly number[], { now, after }: Plan): Promise<void> {
  const soon = after === null ? sql`NULL::timestamptz` : sql`${now}::timestamptz + ${minutes(after)}`
  const dueAt = sql`CASE WHEN excluded.due_at IS NULL THEN due.due_at
        ELSE least(due.due_at, greatest(excluded.due_at, due.sent_at + ${minutes(minutesBetween)})) END`
  await sql`
    INSERT INTO notification_emails_due AS due (user_id, due_at, digest_due_at)
    SELECT users.id, ${soon}, CASE WHEN coalesce(chosen.has_digest, true) THEN ${nextMorning(now)} END
    FROM users LEFT JOIN notification_settings AS chosen ON chosen.user_id = users.id
    WHERE users.id = ANY(${userIds}::bigint[]) AND users.status = ${sql.lit('active')}
      AND users.email_verified_at IS NOT NULL AND coalesce(chosen.is_on, true)
    ORDER BY users.id
    ON CONFLICT (user_id) DO UPDATE SET
      due_at = ${dueAt}, digest_due_at = coalesce(due.digest_due_at, excluded.digest_due_at)
    WHERE due.due_at IS DISTINCT FROM ${dueAt}
      OR due.digest_due_at IS NULL AND excluded.digest_due_at IS NOT NULL`.execute(tx)
}

const columns = { now: 'due_at', digest: 'digest_due_at' } as const
export type EmailSort = keyof typeof columns

/** Takes people whose e-mail is due; nobody else takes them. */
export async function claimDue(tx: Tx, sort: EmailSort, { now, max }: { now: Date; max: number }): Promise<number[]> {
  const column = sql.ref(columns[sort])
  const { rows } = await sql<{ user_id: number }>`
    UPDATE notification_emails_due AS due SET ${column} = NULL
    FROM (SELECT user_id FROM notification_emails_due WHERE ${column} <= ${now}::timestamptz
      ORDER BY ${column} LIMIT ${sql.lit(max)} FOR UPDATE SKIP LOCKED) AS taken
    WHERE due.user_id = taken.user_id RETURNING due.user_id`.execute(tx)
  return rows.map(row => row.user_id)
}

/** It is due later, unless it is due earlier by now. */
export async function postpone(db: Db, user_id: number, sort: EmailSort, until: Date): Promise<void> {
  const column = columns[sort]
  await db
    .updateTable('notification_emails_due')
    .set({ [column]: sql`least(${sql.ref(column)}, ${until}::timestamptz)` })
    .where('user_id', '=', user_id)
    .execute()
}

export const saveSent = async (db: Db, user_id: number, sent_at: Date): Promise<void> => {
  await db.updateTable('notification_emails_due').set({ sent_at }).where('user_id', '=', user_id).execute()
}
