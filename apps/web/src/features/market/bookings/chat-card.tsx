import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { TopicBar } from '#ui/layout/topic-bar.tsx'
import { bookingQuery } from './data.ts'
import { StateWord } from './state-word.tsx'

/** The booking that a conversation is about: for which event, and how it stands. */
export const ChatCard = ({ id }: { id: number }) => {
  const { t } = useTranslation('bookings')
  const { data: booking } = useQuery(bookingQuery(id))
  if (!booking) return null
  const { event, status, total, currency } = booking
  const guests = t('guests', { count: event.guests, number: formatCount(event.guests) })
  const facts = (
    <>
      <StateWord status={status} />
      {[guests, priceText(total, currency)].join(' · ')}
    </>
  )
  const picture = <DateBadge date={event.starts_at} timeZone={event.timezone} />
  return <TopicBar label={event.title} to={paths.booking(id)} picture={picture} title={event.title} facts={facts} />
}
