import type { BookingFigures } from '@celebrio/contract/market/figures'

/** What the answers come to, in words. */
export function headlineOf({ answered, accepted }: Pick<BookingFigures, 'answered' | 'accepted'>) {
  if (answered === 0) return 'headlineUnanswered'
  if (accepted === answered) return 'headlineAll'
  if (accepted === 0) return 'headlineNone'
  if (accepted * 2 === answered) return 'headlineHalf'
  return accepted * 2 > answered ? 'headlineMost' : 'headlineFew'
}
