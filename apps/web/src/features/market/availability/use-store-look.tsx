import type { AvailabilityTerms, Day } from '@celebrio/contract/market/availability-shapes'
import { useTranslation } from 'react-i18next'
import type { DayLook } from './month/month.tsx'
import { Places } from './places.tsx'
import type { Calendar } from './use-calendar.ts'

const none = { booked: 0, held: 0 }

/** What a day holds, in words. */
export const useTakenWords = (most: number | null) => {
  const { t } = useTranslation('availability')
  return ({ counts }: Day): string => {
    const { booked, held } = counts ?? none
    const taken = booked + held
    const words = most === null ? t('bookings', { count: taken }) : t('takenOf', { count: taken, most })
    return held > 0 ? `${words}, ${t('heldCount', { count: held })}` : words
  }
}

/** What the provider sees of a day. */
export function useStoreLook({ dayOf, today }: Calendar, terms: AvailabilityTerms | undefined) {
  const { t } = useTranslation('availability')
  const most = terms?.bookings_a_day ?? null
  const takenWords = useTakenWords(most)
  const groundOf = ({ day, status, counts }: Day): DayLook['ground'] => {
    const { booked, held } = counts ?? none
    if (status === 'off') return 'off'
    if (day < today) return 'plain'
    if (most !== null && booked >= most) return 'full'
    return held > 0 ? 'held' : 'free'
  }
  return (day: string): DayLook => {
    const known = dayOf(day)
    if (!known) return { ground: 'plain', words: t('words.unknown') }
    const isOff = known.status === 'off'
    const counts = known.counts ?? none
    const isEmpty = counts.booked + counts.held === 0
    const below = isEmpty && (isOff || day < today) ? isOff && t('offShort') : <Places counts={counts} most={most} />
    const said = [...(isOff ? [t('words.off')] : []), ...(isOff && isEmpty ? [] : [takenWords(known)])]
    return { ground: groundOf(known), words: said.join(', '), below }
  }
}
