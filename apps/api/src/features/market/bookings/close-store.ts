import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { messages } from './messages.ts'
import { canTake } from './policies.ts'
import { lockOpenOf } from './queries/due.ts'
import { takeStep } from './take-step.ts'

/** Bookings that one transaction changes. */
const max = 50

/**
 * Calls off what celebrants still count on before the account of their provider goes, and says why: they are told at once, and look
 * for somebody else. What has begun to be served stands, as it was agreed on, and the clock completes it.
 */
export async function closeStore(app: AppContext, viewer: Pick<Viewer, 'id'>): Promise<void> {
  const side = 'provider'
  let after = 0
  let count: number
  do {
    count = await inTransaction(app, async tx => {
      const open = await lockOpenOf(tx, viewer.id, after, max)
      for (const { language, ...booking } of open) {
        const action = booking.status === 'accepted' ? 'cancel' : 'decline'
        // What nobody has answered in time is the clock's.
        if (canTake({ ...booking, side }, action, app.clock.now()))
          await takeStep(app, tx, booking, { action, side, note: messages[language].closed })
      }
      after = open.at(-1)?.id ?? after
      return open.length
    })
  } while (count === max)
}
