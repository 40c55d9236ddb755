import { type RawBuilder, sql } from 'kysely'
import type { NoticeHolds, NoticeSubject } from '#features/base/notifications'
import { listedUntil } from '#features/market/stores'
import { active } from '#features/people/accounts'
import type { Tx } from '#platform/db/database.ts'

export type Occasion = 'week' | 'day' | 'ended'

/** An ending that somebody is told of while it is so far ahead, in days; below 0 it is over. */
const windows: Record<Occasion, { from: RawBuilder<unknown>; to: RawBuilder<unknown> }> = {
  week: { from: sql`interval '1 day'`, to: sql`interval '7 days'` },
  day: { from: sql`interval '0'`, to: sql`interval '1 day'` },
  ended: { from: sql`interval '-7 days'`, to: sql`interval '0'` },
}

export type Ending = { provider_id: number; user_id: number; ends_at: Date }

/**
 * Claims stores whose trial or plan ends within a window, each once for an occasion and an end.
 * @param max how many at a time
 */
export async function claimEndings(tx: Tx, occasion: Occasion, now: Date, max: number): Promise<Ending[]> {
  const { from, to } = windows[occasion]
  const within = (moment: RawBuilder<unknown>) =>
    sql`${moment} > ${now}::timestamptz + ${from} AND ${moment} <= ${now}::timestamptz + ${to}`
  // Two candidates at most: whose trial ends, found by its beginning a little more widely, and whose plan does.
  const { rows } = await sql<Ending>`
    WITH candidates AS (
      SELECT id FROM service_providers WHERE created_at > ${now}::timestamptz + ${from} - interval '32 days'
        AND created_at <= ${now}::timestamptz + ${to} - interval '27 days'
      UNION SELECT provider_id FROM stores WHERE ${within(sql`paid_until`)}),
    claimed AS (
      INSERT INTO plan_reminders (provider_id, ends_at, occasion)
      SELECT company.id, ${listedUntil}, ${occasion} FROM candidates
      JOIN service_providers AS company ON company.id = candidates.id
      JOIN users ON users.id = company.user_id AND users.status = ${active}
      LEFT JOIN stores ON stores.provider_id = company.id
      WHERE ${within(listedUntil)} AND NOT EXISTS (SELECT FROM plan_reminders AS told
        WHERE told.provider_id = company.id AND told.ends_at = ${listedUntil} AND told.occasion = ${occasion})
      ORDER BY company.id LIMIT ${sql.lit(max)}
      ON CONFLICT DO NOTHING RETURNING provider_id, ends_at)
    SELECT claimed.provider_id, claimed.ends_at, company.user_id FROM claimed
    JOIN service_providers AS company ON company.id = claimed.provider_id ORDER BY claimed.provider_id`.execute(tx)
  return rows
}

/** The trial or plan of a company, by the company. */
export const planSubject: NoticeSubject = {
  table: 'service_providers',
  describe: id => sql`(
    SELECT jsonb_build_object('description', company.company_name) FROM service_providers AS company WHERE company.id = ${sql.ref(id)})`,
}

/** An end that has been moved since is none. */
export const endHolds: NoticeHolds = (_db, _viewerId, { subject, details }) => sql<boolean>`EXISTS (
  SELECT FROM service_providers AS company LEFT JOIN stores ON stores.provider_id = company.id
  WHERE company.id = ${sql.ref(subject)} AND ${listedUntil} = (${details} ->> 'ends_at')::timestamptz)`
