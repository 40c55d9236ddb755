import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { eventBookingsQuery } from '../data.ts'

const parts = ['changed', 'again', 'requested', 'agreed', 'off'] as const

/** For who plans an event: how its bookings stand, and the way to them. Nothing where there are none. */
export const BookingsBrief = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('summary')
  const { data } = useInfiniteQuery(eventBookingsQuery(eventId))
  const counts = data?.pages[0]?.counts
  const stand = parts.map(part => ({ part, count: counts?.[part] ?? 0 })).filter(({ count }) => count > 0)
  if (stand.length === 0) return null
  return (
    <Panel title={t('ofEvent')}>
      <ul>
        {stand.map(({ part, count }) => (
          <li key={part}>{t(`count_${part}`, { count })}</li>
        ))}
      </ul>
      <ButtonLink variant="outline" to={paths.eventSummary(eventId)}>
        {t('seeBookings')}
      </ButtonLink>
    </Panel>
  )
}
