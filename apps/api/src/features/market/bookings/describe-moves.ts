import type { Language } from '@celebrio/contract/platform/languages'
import type { ShownNotice, TitleParts } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import { timeText } from '#platform/formats.ts'
import { findMoves } from './queries/moves.ts'

const bookingIdOf = ({ subject }: ShownNotice) => subject?.booking_id ?? 0

/** From which date to which the events of bookings were moved, by the clocks of their places. */
export async function describeMoves(app: AppContext, notices: readonly ShownNotice[], language: Language) {
  const moves = new Map((await findMoves(app.db, notices.map(bookingIdOf))).map(move => [move.id, move]))
  // What a clock shows there, which has no zone any more.
  const text = (local: string) =>
    timeText(language, { at: new Date(`${local.replace(' ', 'T')}Z`), timezone: 'UTC', now: app.clock.now() })
  return notices.map((notice): TitleParts => {
    const move = moves.get(bookingIdOf(notice))
    if (!move || move.before_start === move.local_start) return {}
    return { what: text(move.before_start), now: text(move.local_start) }
  })
}
