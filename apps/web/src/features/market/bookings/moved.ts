import type { Booking } from '@celebrio/contract/market/booking-shapes'

/**
 * Of a booking that waits for an answer about another date: when it was before, and what was agreed on for that date (null
 * where nothing was). Undefined for others.
 */
export function moveOf({ status, history }: Pick<Booking, 'status' | 'history'>) {
  if (status !== 'requested') return undefined
  const last = history.findLastIndex(step => step.status !== 'requested')
  const moved = history.slice(last + 1).find(step => step.action === 'reschedule')
  if (!moved?.before) return undefined
  const known = history[last]
  return { before: moved.before, agreed: known?.status === 'accepted' ? known.total : null }
}

/** Of a booking that came to nothing because of another date: when it was before. Undefined for others. */
export function refusedMoveOf({ status, history }: Pick<Booking, 'status' | 'history'>) {
  if (status !== 'declined' && status !== 'expired') return undefined
  return moveOf({ status: 'requested', history: history.slice(0, -1) })?.before
}
