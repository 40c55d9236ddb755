import { findRecipients, quietUntil } from '#features/base/notification-settings'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { claimDeferred, insertDeferred } from './queries/deferred.ts'
import type { DeferredFact } from './tables.ts'

type Held<F extends DeferredFact> = {
  /** Null for guests without an account, who have no quiet hours. */
  user_id: number | null | undefined
  /** What is over when the quiet hours end is not told any more. */
  ends_at?: Date | undefined
  fact: F
  data: Facts[F]
}

/** Whether an e-mail waits for the end of somebody's quiet hours: its fact is told again then. */
export async function deferInQuietHours<F extends DeferredFact>(
  app: AppContext,
  { user_id, ends_at, fact, data }: Held<F>,
): Promise<boolean> {
  if (user_id == null) return false
  const [reader] = await findRecipients(app.db, [user_id])
  const due_at = reader ? quietUntil(reader, app.clock.now()) : null
  if (!due_at) return false
  if (!ends_at || ends_at > due_at) await insertDeferred(app.db, { user_id, fact, data: { ...data }, due_at })
  return true
}

const claimedAtOnce = 100

/** Tells again what has waited. */
export async function emitDeferred(app: AppContext): Promise<void> {
  const tellSome = () =>
    inTransaction(app, async tx => {
      const due = await claimDeferred(tx, app.clock.now(), claimedAtOnce)
      for (const { fact, data } of due)
        await app.emit(tx, fact, { ...data, is_deferred: true } as Facts[typeof fact] & { is_deferred: true })
      return due.length
    })
  while ((await tellSome()) === claimedAtOnce);
}
