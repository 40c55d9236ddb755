import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useTranslation } from 'react-i18next'
import { formatKilometres, formatLeft } from '#lib/formats.ts'
import { formatDate } from '#lib/formats-dates.ts'

const day = 24 * 60 * 60 * 1000

export type Fact = { text: string; look?: 'good' | 'urgent' }

/** How a deal stands with time: reduced since yesterday, ending, ended. */
function useTime() {
  const { t } = useTranslation('deals')
  return ({ ends_at, has_ended, reduced_at, status }: Deal): Fact => {
    const now = Date.now()
    const left = new Date(ends_at).getTime() - now
    if (status === 'sold_out') return { text: t('isSold') }
    if (has_ended || left <= 0) return { text: t('endedOn', { date: formatDate(ends_at) }) }
    if (left < 2 * day) return { text: t('endsIn', { time: formatLeft(left / 60_000) }), look: 'urgent' }
    if (reduced_at !== null && now - new Date(reduced_at).getTime() < 3 * day)
      return { text: t('reduced'), look: 'good' }
    return { text: t('endsIn', { time: formatLeft(left / 60_000) }) }
  }
}

/** Where a deal is, how far away, and until when. */
export function useFacts() {
  const timeOf = useTime()
  return (deal: Deal): { place: string; time: Fact } => {
    const distance = deal.distance_km === null ? null : formatKilometres(deal.distance_km)
    return { place: [deal.city ?? deal.country, distance].filter(Boolean).join(' · '), time: timeOf(deal) }
  }
}
