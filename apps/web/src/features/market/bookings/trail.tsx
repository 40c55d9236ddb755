import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { BookingAction } from '@celebrio/contract/market/booking-states'
import type { Icon } from '@phosphor-icons/react'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { Confetti } from '@phosphor-icons/react/Confetti'
import { CookingPot } from '@phosphor-icons/react/CookingPot'
import { Handshake } from '@phosphor-icons/react/Handshake'
import { HourglassLow } from '@phosphor-icons/react/HourglassLow'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { PaperPlaneTilt } from '@phosphor-icons/react/PaperPlaneTilt'
import { PencilSimpleLine } from '@phosphor-icons/react/PencilSimpleLine'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { formatShortMoment, formatSpanShortDay, viewerTimeZone } from '#lib/formats-zones.ts'
import { otherSideOf, spanOfBooking } from './other-side.ts'
import { StepWords } from './step-words.tsx'
import { deedOf, isOff, type NextStep, nextSteps, type Step } from './steps.ts'
import classes from './trail.module.css'

const icons: Record<BookingAction | 'requested', Icon> = {
  requested: PaperPlaneTilt,
  accept: CalendarCheck,
  propose: PencilSimpleLine,
  decline: X,
  confirm: Handshake,
  cancel: X,
  serve: CookingPot,
  complete: Confetti,
  expire: HourglassLow,
  reschedule: CalendarDots,
  update: MapPin,
  move_late: CalendarDots,
  delete_late: X,
}

type PinnedProps = { booking: Booking; step: Step; before: Step | undefined; isLast: boolean }

/** A step that was taken: the last one is open while something is to come. */
const Pinned = ({ booking, step, before, isLast }: PinnedProps) => {
  const { t } = useTranslation('bookings')
  const deed = deedOf(step)
  const Pin = icons[deed]
  const isOpen = isLast && nextSteps(booking).length > 0
  const state = isOpen ? 'open' : isLast && isOff(booking) ? 'off' : 'done'
  return (
    <li className={classes.step} data-state={state} aria-current={isLast ? 'step' : undefined}>
      <span className={classes.pin}>
        <Pin size={20} weight={Pin === X ? 'bold' : 'fill'} aria-hidden />
      </span>
      <div className={classes.head}>
        <b>{t(`did_${deed}`)}</b>
        <time dateTime={step.at}>{formatShortMoment(step.at, viewerTimeZone())}</time>
      </div>
      <StepWords booking={booking} step={step} before={before} isLast={isLast} />
    </li>
  )
}

const Drawn = ({ booking, step }: { booking: Booking; step: NextStep }) => {
  const { t } = useTranslation('bookings')
  const { side, is_own, celebrant } = booking
  const { name } = otherSideOf(booking)
  // To who only reads it the celebrant is one of two others.
  const isOthers = step === 'confirm' && !is_own
  const words =
    step === 'answer' || step === 'confirm'
      ? t(`next_${step}_${isOthers ? 'provider' : side}`, { name: isOthers ? celebrant.name : name })
      : t(`next_${step}`, { name })
  return (
    <li className={classes.step} data-state="next">
      <span className={classes.pin} />
      <div className={classes.head}>
        <span>{words}</span>
        {step === 'serving' && (
          <time dateTime={booking.event.starts_at}>{formatSpanShortDay(spanOfBooking(booking))}</time>
        )}
      </div>
    </li>
  )
}

/** The life of a booking as one string: what was done is pinned to it, what is to come is only drawn. */
export const Trail = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { history } = booking
  return (
    <ol className={classes.trail} aria-label={t('history')}>
      {history.map((step, index) => (
        <Pinned
          key={step.at + deedOf(step)}
          booking={booking}
          step={step}
          before={history[index - 1]}
          isLast={index === history.length - 1}
        />
      ))}
      {nextSteps(booking).map(step => (
        <Drawn key={step} booking={booking} step={step} />
      ))}
    </ol>
  )
}
