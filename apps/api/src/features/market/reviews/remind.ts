import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { claimReminders } from './queries/reminders.ts'

/** Sides that one transaction reminds. */
const max = 100

/** Reminds who has not reviewed a booking some time after it was completed, once. */
export async function remind(app: AppContext): Promise<void> {
  const remindSome = () =>
    inTransaction(app, async tx => {
      const claimed = await claimReminders(tx, app.clock.now(), max)
      await app.emit(
        tx,
        'review.due',
        claimed.map(({ id }) => ({ reminder_id: id })),
      )
      return claimed.length
    })
  while ((await remindSome()) === max);
}
