import type { NoticeCategory, NoticeWay } from '@celebrio/contract/base/notification-settings'
import type { Language } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

type SwitchedOff = { category: NoticeCategory; way: NoticeWay }

/** Those of some people whose account is active, with how they want to be reached. */
export async function findSettings(db: Db, userIds: readonly number[]) {
  const { rows } = await sql<{
    id: number
    name: string
    /** Null until it is verified. */
    email: string | null
    language: Language
    is_on: boolean
    has_digest: boolean
    shows_contents: boolean
    quiet_from: number | null
    quiet_until: number | null
    timezone: string | null
    off: SwitchedOff[]
  }>`
    SELECT users.id, users.name, CASE WHEN users.email_verified_at IS NOT NULL THEN users.email END AS email, users.language,
      coalesce(chosen.is_on, true) AS is_on, coalesce(chosen.has_digest, true) AS has_digest,
      coalesce(chosen.shows_contents, true) AS shows_contents, chosen.quiet_from, chosen.quiet_until, chosen.timezone,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('category', category, 'way', way)), '[]')
        FROM notification_switches_off AS off WHERE off.user_id = users.id) AS off
    FROM users LEFT JOIN notification_settings AS chosen ON chosen.user_id = users.id
    WHERE users.id = ANY(${userIds}::bigint[]) AND users.status = ${sql.lit('active')}`.execute(db)
  return rows
}

export type FoundSettings = Awaited<ReturnType<typeof findSettings>>[number]

/** Whether the people of a column have their e-mails of a category switched off. For queries of others. */
export const hasEmailOff = (userId: string, category: NoticeCategory) => sql<boolean>`(
  EXISTS (SELECT FROM notification_switches_off AS off
    WHERE off.user_id = ${sql.ref(userId)} AND off.category = ${sql.lit(category)} AND off.way = 'email')
  OR EXISTS (SELECT FROM notification_settings AS chosen
    WHERE chosen.user_id = ${sql.ref(userId)} AND NOT chosen.is_on))`

type Chosen = Partial<{
  is_on: boolean
  has_digest: boolean
  shows_contents: boolean
  quiet_from: number | null
  quiet_until: number | null
  timezone: string
}>

export const saveSettings = async (tx: Tx, user_id: number, chosen: Chosen): Promise<void> => {
  await tx
    .insertInto('notification_settings')
    .values({ user_id, ...chosen })
    .onConflict(conflict =>
      Object.keys(chosen).length === 0 ? conflict.doNothing() : conflict.column('user_id').doUpdateSet(chosen),
    )
    .execute()
}

export const switchOff = async (tx: Tx, user_id: number, some: readonly SwitchedOff[]): Promise<void> => {
  if (some.length === 0) return
  await tx
    .insertInto('notification_switches_off')
    .values(some.map(({ category, way }) => ({ user_id, category, way })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const switchOn = async (tx: Tx, user_id: number, some: readonly SwitchedOff[]): Promise<void> => {
  if (some.length === 0) return
  await tx
    .deleteFrom('notification_switches_off')
    .where('user_id', '=', user_id)
    .where(({ or, and, eb }) =>
      or(some.map(({ category, way }) => and([eb('category', '=', category), eb('way', '=', way)]))),
    )
    .execute()
}
