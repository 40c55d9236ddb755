import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventQuery } from '#features/celebrations/events'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { refusedMoveOf } from '../moved.ts'
import classes from './alternatives.module.css'

const dayOf = ({ event_date }: { event_date: string }) => event_date.slice(0, 10)

type PanelProps = { title: string; text?: string; to: string; label: string }

const Panel = ({ title, text, to, label }: PanelProps) => (
  <section className={classes.panel} aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    {text && <p className={classes.text}>{text}</p>}
    <ButtonLink variant="lagoon" size="large" fullWidth to={to}>
      {label}
    </ButtonLink>
  </section>
)

/** When a provider could not make a new date, the way to yet another one; once the event has that, the way to ask them again. */
export const DeclinedReschedule = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('alternatives')
  const { event, service_provider } = booking
  const before = refusedMoveOf(booking)
  const isAsked = booking.is_own && booking.side === 'celebrant' && before !== undefined
  const { data } = useQuery({ ...eventQuery(event.id), enabled: isAsked })
  if (!isAsked || !data?.can.edit || data.date_open) return null
  const { id, company_name: name } = service_provider
  const [day, refused] = [dayOf(data), dayOf(event)]
  if (day !== refused)
    return (
      <Panel
        title={t('movedSince', { day: formatWeekdayAndDay(day) })}
        to={paths.serviceProvider(id, day)}
        label={t('askAgain', { name })}
      />
    )
  return (
    <Panel
      title={t('movedTitle', { name, day: formatWeekdayAndDay(refused) })}
      text={t('beforeText', { day: formatWeekdayAndDay(dayOf(before)) })}
      to={paths.eventEdit(event.id)}
      label={t('changeDate')}
    />
  )
}
