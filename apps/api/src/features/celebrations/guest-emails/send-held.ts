import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import { emitDeferred } from './defer-emails.ts'
import { claimHeld } from './queries/emails.ts'
import { minutesBetweenPressing } from './rules.ts'

const claimedAtOnce = 100

/** The queue tries an e-mail six times within minutes; after so many rounds an hour apart nobody takes the address for good. */
const maxFailures = 36

/** Writes what has waited for the end of quiet hours; tells guests how things stand, where e-mails were held back or could not be delivered. */
export async function sendHeld(app: AppContext): Promise<void> {
  await emitDeferred(app)
  const now = app.clock.now()
  const due = { now, failedBefore: minutesAfter(now, -minutesBetweenPressing), maxFailures, max: claimedAtOnce }
  const claimSome = () =>
    inTransaction(app, async tx => {
      const guests = await claimHeld(tx, due)
      const facts = guests.map(guest_id => ({ guest_id, about: 'latest' as const }))
      await app.emit(tx, 'guest.email_due', facts)
      return guests.length
    })
  while ((await claimSome()) === claimedAtOnce);
}
