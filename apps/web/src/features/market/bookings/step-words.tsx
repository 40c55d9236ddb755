import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatShortMoment } from '#lib/formats-zones.ts'
import { priceText } from '#lib/prices.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { ChangeTable } from './change-table.tsx'
import classes from './step-words.module.css'
import { changedItems, type Step } from './steps.ts'

type StepWordsProps = { booking: Booking; step: Step; isLast: boolean }

/** What was said with a step, beside who said it. */
const Note = ({ booking, step }: Omit<StepWordsProps, 'isLast'>) => {
  const { t } = useTranslation('bookings')
  const { celebrant, service_provider } = booking
  if (!step.note) return null
  const by =
    step.by === 'celebrant'
      ? { name: celebrant.name, picture: celebrant.profile_picture }
      : { name: service_provider.company_name, picture: service_provider.logo }
  return (
    <div className={classes.note}>
      <Avatar {...{ name: by.name, src: by.picture }} size={32} labelled square={step.by === 'provider'} />
      <p dir="auto">{t('quoted', { words: step.note })}</p>
    </div>
  )
}

const Request = ({ booking, step }: Omit<StepWordsProps, 'isLast'>) => {
  const { t } = useTranslation('bookings')
  const { items, side, celebrant, currency, message } = booking
  const count = items.length
  const asked = {
    name: celebrant.name,
    items: t('itemCount', { count, number: formatCount(count) }),
    total: priceText(step.total, currency),
  }
  return (
    <>
      <p className={classes.words}>{t(`askedFor_${side}`, asked)}</p>
      {message && <Note booking={booking} step={{ ...step, note: message }} />}
    </>
  )
}

/** A change in one line, once it is answered. */
const OldChange = ({ booking, step }: Omit<StepWordsProps, 'isLast'>) => {
  const { t } = useTranslation('bookings')
  const count = changedItems(booking).length
  return (
    <p className={classes.words}>
      {t('changedItems', { count })}, <s>{priceText(booking.asked_total, booking.currency)}</s>{' '}
      <b>{priceText(step.total, booking.currency)}</b>
    </p>
  )
}

const Agreement = ({ booking, step }: Omit<StepWordsProps, 'isLast'>) => {
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
      {step.action === 'expire' && <p className={classes.words}>{t('nobodyAnswered')}</p>}
      {step.action === 'complete' && step.by === 'clock' && <p className={classes.words}>{t('completedByItself')}</p>}
      <Note {...props} />
    </>
  )
}
