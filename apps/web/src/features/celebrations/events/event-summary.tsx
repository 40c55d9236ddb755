import type { Event } from '@celebrio/contract/celebrations/events'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'
import { useStartForViewer } from '#lib/use-start-for-viewer.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { useAudienceTexts } from './audience.ts'
import classes from './event-summary.module.css'
import { addressLineOf, spanOf } from './invitation-details.ts'
import { Pictured } from './pictured.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null

const usePlaces = ({ total_guests, members }: Event) => {
  const { t } = useTranslation('events')
  if (members === null) return t('guestsCome', { count: total_guests })
  return t('guestsOf', { count: total_guests, places: formatCount(members) })
}

/** Details shown only in the full version. */
const More = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const places = usePlaces(event)
  return (
    <>
      <Fact name={t('host')}>{event.user.name}</Fact>
      <Fact name={t('whoComes')}>{places}</Fact>
      <Fact name={t('specialGuest')}>{event.special_guest}</Fact>
      <Fact name={t('dressCode')}>{event.dress_code}</Fact>
    </>
  )
}

/** Date and time, unless the date is still open. */
const Times = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const span = spanOf(event)
  const own = useStartForViewer(span)
  if (event.date_open) return <Fact name={t('date')}>{t('dateOpen')}</Fact>
  return (
    <>
      <Fact name={t('date')}>{formatSpanDay(span)}</Fact>
      <Fact name={t('time')}>
        {formatSpanTime(span)}
        {own && <span className={classes.own}>{t('yourTime', { time: own })}</span>}
      </Fact>
    </>
  )
}

/** Summary of an event for dialogs: cover, date, time and place; all other details unless `brief`. */
export const EventSummary = ({ event, brief = false }: { event: Event; brief?: boolean }) => {
  const { t } = useTranslation('events')
  const audience = useAudienceTexts()
  return (
    <div className={classes.summary}>
      <Pictured event={event} sizes="512px" wide />
      <dl className={classes.facts}>
        <Times event={event} />
        <Fact name={t('address')}>{addressLineOf(event)}</Fact>
        <Fact name={t('openedTo')}>{audience.list(event.open_to)}</Fact>
        {!brief && <More event={event} />}
      </dl>
      {!brief && event.about && (
        <p className={classes.about} dir="auto">
          <RichText text={event.about} mentions={[]} />
        </p>
      )}
    </div>
  )
}
