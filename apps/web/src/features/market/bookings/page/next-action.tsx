import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { lastHours } from '@celebrio/contract/market/booking-states'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpanShortDay } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Complete } from '../complete.tsx'
import { useStep } from '../data.ts'
import { deadlineText } from '../deadline-text.ts'
import { spanOfBooking } from '../other-side.ts'
import { countsOnAway } from '../steps.ts'
import { Celebration } from './celebration.tsx'
import classes from './next-action.module.css'
import { CancelBooking, TakeBack } from './ways-out.tsx'

type Props = { booking: Booking }

type PanelProps = { title?: string; text?: string | undefined; main?: ReactNode; out?: ReactNode }

/** What can be done now: one thing, and quietly the way out. On phones the one thing is in the bar. */
const Panel = ({ title, text, main, out }: PanelProps) => (
  <section className={classes.panel} data-decides={main ? true : undefined}>
    {title && <h2 className={classes.title}>{title}</h2>}
    {text && <p className={classes.text}>{text}</p>}
    {main && (
      <div className={classes.main} data-decision>
        {main}
      </div>
    )}
    {out}
  </section>
)

/** The hour from which celebrants no longer cancel, and providers can begin. */
const lastHourOf = ({ event }: Booking) =>
  deadlineText(new Date(new Date(event.starts_at).getTime() - lastHours * 3_600_000), event)

const untilOf = ({ expires_at, event }: Booking) => (expires_at ? deadlineText(expires_at, event) : '')

const Confirm = ({ booking }: Props) => {
  const { t } = useTranslation('bookings')
  const { t: ofAlternatives } = useTranslation('alternatives')
  const { mutate, isPending } = useStep(booking)
  const { service_provider, total, currency } = booking
  const values = { name: service_provider.company_name, time: untilOf(booking) }
  return (
    <Panel
      title={t('allRight')}
      text={countsOnAway(booking) ? ofAlternatives('awayChanged', values) : t('keepsUntil', values)}
      main={
        <Button size="large" fullWidth loading={isPending} onClick={() => mutate({ action: 'confirm' })}>
          {t('confirm', { total: priceText(total, currency) })}
        </Button>
      }
      out={booking.can.cancel && <CancelBooking booking={booking} />}
    />
  )
}

const OfCelebrant = ({ booking }: Props) => {
  const { t } = useTranslation('bookings')
  const { t: ofAlternatives } = useTranslation('alternatives')
  const { status, can, service_provider } = booking
  if (can.confirm) return <Confirm booking={booking} />
  const out = can.cancel && <CancelBooking booking={booking} />
  const values = { name: service_provider.company_name, time: untilOf(booking) }
  const isAway = countsOnAway(booking)
  if (status === 'requested')
    return <Panel text={isAway ? ofAlternatives('away', values) : t('answeredUntil', values)} out={out} />
  if (status === 'accepted') {
    const deadline = can.cancel ? t('cancelUntil', { time: lastHourOf(booking) }) : t('cancelNoMore')
    return <Panel text={isAway ? `${ofAlternatives('awayAccepted', values)} ${deadline}` : deadline} out={out} />
  }
  return status === 'completed' ? <Celebration booking={booking} /> : null
}

const Serve = ({ booking }: Props) => {
  const { t } = useTranslation('bookings')
  const { mutate, isPending } = useStep(booking)
  return (
    <Button size="large" fullWidth loading={isPending} onClick={() => mutate({ action: 'serve' })}>
      {t('serve')}
    </Button>
  )
}

const OfProvider = ({ booking }: Props) => {
  const { t } = useTranslation('bookings')
  const { id, status, can, celebrant } = booking
  if (can.accept)
    return (
      <Panel
        main={
          <ButtonLink size="large" fullWidth to={paths.serviceBookings(id)}>
            {t('answer')}
          </ButtonLink>
        }
      />
    )
  if (status === 'changed') {
    const text = t('answeredUntil', { name: celebrant.name, time: untilOf(booking) })
    return <Panel text={text} out={can.decline && <TakeBack booking={booking} />} />
  }
  const out = can.cancel && <CancelBooking booking={booking} />
  if (can.serve) return <Panel main={<Serve booking={booking} />} out={out} />
  if (can.complete) return <Panel main={<Complete booking={booking} />} />
  if (status === 'serving')
    return <Panel text={t('completeFrom', { day: formatSpanShortDay(spanOfBooking(booking)) })} />
  return status === 'accepted' ? <Panel text={t('serveFrom', { time: lastHourOf(booking) })} out={out} /> : null
}

/** What the viewer can do with a booking now: who plans the event too reads what others have booked for it. */
export const NextAction = ({ booking }: Props) => {
  const { t } = useTranslation('bookings')
  if (!booking.is_own) return <Panel text={t('onlyReads', { name: booking.celebrant.name })} />
  return booking.side === 'celebrant' ? <OfCelebrant booking={booking} /> : <OfProvider booking={booking} />
}
