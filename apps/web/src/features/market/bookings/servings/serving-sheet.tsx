import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { CookingPot } from '@phosphor-icons/react/CookingPot'
import { MapPin } from '@phosphor-icons/react/MapPin'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mapOf } from '#features/celebrations/events'
import { formatSpanDay, formatSpanShortDay, formatSpanTime, viewerTimeZone } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { Complete } from '../complete.tsx'
import { useStep } from '../data.ts'
import { EventHead } from '../event-head.tsx'
import { LateNotice } from '../late-notice.tsx'
import { placeOf, spanOfBooking } from '../other-side.ts'
import { StateWord } from '../state-word.tsx'
import classes from './serving-sheet.module.css'
import { TableItems } from './table-items.tsx'

const State = ({ booking: { status, history } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const served = history.find(step => step.action === 'serve')
  if (status !== 'serving' || !served) return <StateWord status={status} />
  return (
    <span className={classes.since}>
      <CookingPot size={16} weight="fill" aria-hidden />
      {t('servingSince', { time: formatSpanTime({ start: served.at, end: null, timeZone: viewerTimeZone() }) })}
    </span>
  )
}

const Where = ({ address }: { address: string }) => {
  const { t } = useTranslation('bookings')
  return (
    <a
      className={classes.map}
      href={mapOf({ lat: null, long: null }, address)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MapPin size={20} aria-hidden />
      {t('directions')}
      <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
    </a>
  )
}

type DeedProps = {
  booking: Booking
  /** When it was completed. */
  onDone: () => void
}

/** The one button, only when it can be pressed, and else from when on. */
const Deed = ({ booking, onDone }: DeedProps) => {
  const { t } = useTranslation('bookings')
  const { mutate, isPending } = useStep(booking)
  const { can, status } = booking
  if (!can.serve && !can.complete)
    return status === 'serving' ? (
      <p className={classes.deed}>{t('completeFrom', { day: formatSpanShortDay(spanOfBooking(booking)) })}</p>
    ) : null
  return (
    <div className={classes.deed} data-decision>
      {can.complete ? (
        <Complete booking={booking} onDone={onDone} />
      ) : (
        <Button size="large" fullWidth loading={isPending} onClick={() => mutate({ action: 'serve' })}>
          {t('serve')}
        </Button>
      )}
    </div>
  )
}

export type ServingParts = {
  /** What other features add below it. */
  more?: ((booking: Booking) => ReactNode) | undefined
}

/** What is served: for whom, where, when, and what comes on the table. */
export const ServingSheet = ({ booking, more, onDone }: DeedProps & ServingParts) => {
  const { t } = useTranslation('bookings')
  const { id, event, celebrant } = booking
  return (
    <article className={classes.sheet} aria-label={event.title}>
      <EventHead booking={booking} />
      <LateNotice booking={booking} />
      <p className={classes.state}>
        <State booking={booking} />
        <span>{formatSpanDay(spanOfBooking(booking))}</span>
        <PersonLink id={celebrant.id}>{t('hostedBy', { name: celebrant.name })}</PersonLink>
      </p>
      <div className={classes.ways}>
        {placeOf(event) && <Where address={placeOf(event)} />}
        <ButtonLink variant="quiet" to={paths.booking(id)}>
          {t('toBooking')}
        </ButtonLink>
      </div>
      {event.details?.about && (
        <section>
          <h3 className={classes.heading}>{t('aboutEvent')}</h3>
          <p className={classes.about} dir="auto">
            {event.details.about}
          </p>
        </section>
      )}
      <TableItems booking={booking} />
      <Deed booking={booking} onDone={onDone} />
      {more?.(booking)}
    </article>
  )
}
