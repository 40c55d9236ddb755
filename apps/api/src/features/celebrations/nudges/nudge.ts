import { type Nudging, nudgeLimits } from '@celebrio/contract/celebrations/nudges'
import { isEventStaff, leastRole, readBrief } from '#features/celebrations/events'
import { lockUpcoming } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { countNudge, countTooLate, countUnanswered, findNudges, findUnanswered } from './queries.ts'
import { nextNudge } from './rules.ts'

async function view(app: AppContext, db: Db, eventId: number, isAhead: boolean): Promise<Nudging> {
  const now = app.clock.now()
  const { members, by_email, unreachable, maybe } = await countUnanswered(db, eventId, now)
  const too_late = await countTooLate(db, eventId, now)
  const guests = members + by_email
  const { left, possibleAt } = nextNudge(await findNudges(db, eventId), now)
  const can = { nudge: guests > 0 && left > 0 && possibleAt === null && isAhead }
  return { guests, by_email, unreachable, maybe, too_late, left, possible_at: possibleAt?.toISOString() ?? null, can }
}

/** @throws AppError not_found for anyone who may not invite */
export async function readNudging(app: AppContext, viewer: Viewer, eventId: number) {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastRole.invite))) throw new AppError('not_found')
  const { can } = await readBrief(app, app.db, viewer, eventId)
  return { nudging: await view(app, app.db, eventId, can.invite) }
}

/** Reminds whoever can be, unless it is too early. @returns how many */
async function remind(app: AppContext, tx: Tx, event_id: number, viewer: Viewer): Promise<number> {
  const now = app.clock.now()
  const guests = await findUnanswered(tx, event_id, now)
  const sentBefore = minutesAfter(now, -nudgeLimits.hours * 60)
  const isDue = guests.length > 0 && (await countNudge(tx, { event_id, now, sentBefore, max: nudgeLimits.perEvent }))
  if (!isDue) return 0
  const external = guests.filter(guest => guest.user_id === null)
  const user_ids = guests.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  await app.emit(tx, 'event.nudged', { event_id, user_id: viewer.id, user_ids })
  await app.emit(
    tx,
    'guest.email_due',
    external.map(({ id }) => ({ guest_id: id, about: 'nudged' as const, by: viewer.id })),
  )
  return guests.length
}

/**
 * Reminds all guests who have not answered: by a notification, or by e-mail those without an account. Nobody, if it is too
 * early or often enough. @throws AppError not_found, event_over, deadline_passed where nobody can say yes in time
 */
export const nudge = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    await lockUpcoming(app, tx, viewer, eventId)
    const reminded = await remind(app, tx, eventId, viewer)
    const nudging = await view(app, tx, eventId, true)
    if (nudging.guests === 0 && nudging.too_late > 0) throw new AppError('deadline_passed')
    const message = reminded > 0 ? 'Reminders sent' : 'Nobody was reminded'
    return { message, reminded, nudging }
  })
