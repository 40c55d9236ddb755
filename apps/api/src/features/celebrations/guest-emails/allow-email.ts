import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import type { EmailKind } from './kinds.ts'
import { countGuestEmail, holdGuestEmail } from './queries/emails.ts'
import { isPressing, maxEmailsPerGuest, minutesBetweenPressing, nextDay } from './rules.ts'

/**
 * Whether a guest may get one more e-mail now; counts it. If not, they hear later how things stand then: an hour after the
 * last e-mail what cannot wait, on the next day all else.
 */
export async function allowEmail(
  app: AppContext,
  tx: Tx,
  { id, starts_at }: { id: number; starts_at: Date },
  kind: EmailKind,
): Promise<boolean> {
  const now = app.clock.now()
  const presses = isPressing(kind, starts_at, now)
  const sentBefore = presses ? minutesAfter(now, -minutesBetweenPressing) : null
  if (await countGuestEmail(tx, id, { now, max: maxEmailsPerGuest, sentBefore })) return true
  await holdGuestEmail(tx, id, presses ? { minutesAfterLast: minutesBetweenPressing } : nextDay(now))
  return false
}
