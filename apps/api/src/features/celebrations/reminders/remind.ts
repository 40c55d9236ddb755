import { notifyByClock } from '#features/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { claimDue, findGuestsToEmail, findRecipients, type Reminded } from './queries.ts'
import { dues } from './rules.ts'
import type { Occasion } from './tables.ts'

/** Events that one transaction sends reminders for. */
const max = 20

/** Guests get one e-mail, the day before. */
async function emitEmailsDue(app: AppContext, tx: Tx, events: readonly Reminded[]): Promise<void> {
  const guests = await findGuestsToEmail(tx, events, dues.tomorrow)
  const facts = guests.map(({ guest_id, starts_at }) => ({ guest_id, starts_at: starts_at.toISOString() }))
  await app.emit(tx, 'guest.reminder_due', facts)
}

/** The claim and the notifications are written in one transaction, so that an interruption leaves nothing half done. */
const remindBatch = (app: AppContext, occasion: Occasion) =>
  inTransaction(app, async tx => {
    const now = app.clock.now()
    const due = dues[occasion]
    const events = await claimDue(tx, { occasion, due, now, max })
    if (events.length === 0) return { events, ids: [] }
    const recipients = await findRecipients(tx, events, due)
    const notices = recipients.map(({ event_id, host_id, user_id, starts_at }) => ({
      user_id,
      subject_id: event_id,
      actor_id: host_id,
      details: { starts_at },
    }))
    await notifyByClock(app, tx, `event_${occasion}`, notices)
    if (occasion === 'tomorrow') await emitEmailsDue(app, tx, events)
    return { events, ids: [...new Set(recipients.map(one => one.user_id))] }
  })

/** Reminds hosts and guests of what begins within a day, and of what begins within an hour. */
export async function remind(app: AppContext): Promise<void> {
  for (const occasion of ['tomorrow', 'soon'] as const)
    for (;;) {
      const { events, ids } = await remindBatch(app, occasion)
      app.realtime.push(ids, 'notifications')
      if (events.length < max) break
    }
}
