import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatShortMoment } from '#lib/formats-zones.ts'
import { priceText } from '#lib/prices.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { ChangeTable } from './change-table.tsx'
import classes from './step-words.module.css'
import type { Step } from './steps.ts'

type StepWordsProps = { booking: Booking; step: Step; before: Step | undefined; isLast: boolean }
type Said = Pick<StepWordsProps, 'booking' | 'step'>

const whoOf = ({ booking: { celebrant, service_provider }, step }: Said) =>
  step.by === 'celebrant'
    ? { name: celebrant.name, picture: celebrant.profile_picture }
    : { name: service_provider.company_name, picture: service_provider.logo }

const isViewers = ({ booking: { is_own, side }, step }: Said) => is_own && step.by === side

/** What was said with a step, beside who said it. */
const Note = ({ booking, step }: Said) => {
  const { t } = useTranslation('bookings')
  if (!step.note) return null
  const by = whoOf({ booking, step })
  return (
    <div className={classes.note}>
      <Avatar {...{ name: by.name, src: by.picture }} size={32} labelled square={step.by === 'provider'} />
      <p dir="auto">{t('quoted', { words: step.note })}</p>
    </div>
  )
}

const Request = ({ booking, step }: Said) => {
  const { t } = useTranslation('bookings')
  const { side, is_own, celebrant, currency, message } = booking
  const count = step.items
  const asked = {
    name: celebrant.name,
    items: t('itemCount', { count, number: formatCount(count) }),
    total: priceText(step.total, currency),
  }
  return (
    <>
      <p className={classes.words}>{t(`askedFor_${is_own ? side : 'provider'}`, asked)}</p>
      {message && <Note booking={booking} step={{ ...step, note: message }} />}
    </>
  )
}

/** A change in one line, once it is answered. */
const OldChange = ({ booking, step, before }: Omit<StepWordsProps, 'isLast'>) => {
  const { t } = useTranslation('bookings')
  return (
    <p className={classes.words}>
      {t('changedItems', { count: step.changed })}, {before && <s>{priceText(before.total, booking.currency)}</s>}{' '}
      <b>{priceText(step.total, booking.currency)}</b>
    </p>
  )
}

const Agreement = ({ booking, step }: Said) => {
  const { t } = useTranslation('bookings')
  return <p className={classes.stamp}>{t('agreed', { total: priceText(step.total, booking.currency) })}</p>
}

/** What was agreed on before the event changed: its clock is that of the place. */
const Before = ({ step: { before } }: Pick<StepWordsProps, 'step'>) => {
  const { t } = useTranslation('bookings')
  if (!before) return null
  const date = formatShortMoment(`${before.event_date.replace(' ', 'T')}Z`, 'UTC')
  return <p className={classes.words}>{t('before', { what: [date, before.address].filter(Boolean).join(', ') })}</p>
}

/** Where the event is, which a booking could not follow any more. */
const MovedTo = ({ step: { moved_to } }: Pick<StepWordsProps, 'step'>) => {
  const { t } = useTranslation('bookings')
  if (!moved_to) return null
  const date = formatShortMoment(moved_to.starts_at, moved_to.timezone)
  return <p className={classes.words}>{t('nowAt', { what: [date, moved_to.address].filter(Boolean).join(', ') })}</p>
}

/** What a step came to. */
export const StepWords = (props: StepWordsProps) => {
  const { t } = useTranslation('bookings')
  const { booking, step, isLast } = props
  if (step.action === null) return <Request {...props} />
  if (step.action === 'propose')
    return isLast ? (
      <ChangeTable booking={booking}>
        <Note {...props} />
      </ChangeTable>
    ) : (
      <OldChange {...props} />
    )
  return (
    <>
      {(step.action === 'accept' || step.action === 'confirm') && <Agreement {...props} />}
      <Before {...props} />
      <MovedTo {...props} />
      {step.action === 'expire' && <p className={classes.words}>{t('nobodyAnswered')}</p>}
      {step.action === 'complete' && step.by === 'clock' && <p className={classes.words}>{t('completedByItself')}</p>}
      {step.action === 'cancel' && !step.note && (
        <p className={classes.words}>
          {isViewers(props) ? t('cancelledByYou') : t('cancelledBy', { name: whoOf(props).name })}
        </p>
      )}
      <Note {...props} />
    </>
  )
}
