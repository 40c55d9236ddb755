import type { NoticeWay, QuietHours } from '@celebrio/contract/base/notification-settings'
import { kindsWhere, type NoticeKind } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { type FoundSettings, findSettings } from './queries.ts'
import { clockOf } from './rules.ts'

/** Somebody with an active account who may be reached, and how. */
export type Recipient = Omit<FoundSettings, 'quiet_from' | 'quiet_until'> & { quiet_hours: QuietHours | null }

function recipientOf({ quiet_from: from, quiet_until: until, ...found }: FoundSettings): Recipient {
  const quiet_hours = from === null || until === null ? null : { from: clockOf(from), until: clockOf(until) }
  return { ...found, quiet_hours }
}

/** Those of some people who are there. */
export const findRecipients = async (db: Db, userIds: readonly number[]): Promise<Recipient[]> =>
  (await findSettings(db, userIds)).map(recipientOf)

/** The kinds that somebody wants to hear of by a way, of those that fit. */
export function wantedKinds(
  app: AppContext,
  { is_on, off }: Recipient,
  way: NoticeWay,
  fits: (kind: NoticeKind) => boolean,
): string[] {
  if (!is_on) return []
  const unwanted = new Set(off.flatMap(one => (one.way === way ? [one.category] : [])))
  return kindsWhere(app, kind => !unwanted.has(kind.category) && fits(kind))
}
