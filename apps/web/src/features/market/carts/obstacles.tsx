import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import { MapPinLine } from '@phosphor-icons/react/MapPinLine'
import { useTranslation } from 'react-i18next'
import type { Free } from '#features/market/availability'
import { issueText } from '#lib/api/error-text.ts'
import { useExplorePath } from '#lib/explore-path.ts'
import { formatSpanShortDay, type Span } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import type { Reach } from './data.ts'
import { isBusy } from './request.ts'
import classes from './requests.module.css'

/** What an event says to those who are asked to serve it. */
export type Where = {
  /** When the event is; null as long as nobody knows. */
  span: Span | null
  /** Its day at the place, `YYYY-MM-DD`; empty as long as nobody knows. */
  day: string
  cityId: number | null
  /** The event, if it exists: its day and place are edited on a page of its own. */
  eventId: number | null
}

type Sought = Pick<Where, 'day' | 'cityId'> & {
  /** What the provider was to be booked for. */
  categoryId: number | undefined
}

/** Others of that kind who are free that day and come to its city. */
const Others = (sought: Sought) => {
  const { t } = useTranslation('carts')
  return (
    <ButtonLink variant="outline" size="small" to={useExplorePath(sought)}>
      {t('othersThatDay')}
    </ButtonLink>
  )
}

type DayProps = Omit<Where, keyof Sought> & Sought & { free: Free; name: string }

/** Whether the provider is free on the days of the event, as far as that is known; if not, what can be done. */
export const Day = ({ free, name, span, eventId, ...sought }: DayProps) => {
  const { t } = useTranslation('carts')
  if (free === undefined || span === null) return null
  if (!isBusy(free))
    return (
      <p className={classes.day}>
        <CalendarCheck size={18} aria-hidden />
        {t('freeOn', { date: formatSpanShortDay(span) })}
      </p>
    )
  return (
    <>
      <p className={classes.day} data-busy>
        <CalendarX size={18} aria-hidden />
        {`${issueText({ code: `day_${free as Exclude<Free, undefined | 'free'>}`, values: { provider: name } })} ${t('staysInCart')}`}
      </p>
      <p className={classes.outs}>
        {eventId !== null && (
          <ButtonLink variant="outline" size="small" to={paths.eventEditFromCheckout(eventId, 'what')}>
            {t('otherDay')}
          </ButtonLink>
        )}
        <Others {...sought} />
      </p>
    </>
  )
}

type TooFarProps = { name: string; reach: Reach; eventId: number | null }

/** The provider doesn't come as far as to the event, or nobody knows because it has no place; that can be mended. */
export const TooFar = ({ name, reach, eventId }: TooFarProps) => {
  const { t } = useTranslation('carts')
  const code = reach.is_placed ? 'beyond_reach' : 'place_unknown'
  return (
    <>
      <p className={classes.day} data-busy>
        <MapPinLine size={18} aria-hidden />
        {issueText({ code, values: { provider: name, max: reach.travels_km } })} {t('staysInCart')}
      </p>
      {eventId !== null && (
        <ButtonLink variant="outline" size="small" to={paths.eventEditFromCheckout(eventId, 'where')}>
          {t('editPlace')}
        </ButtonLink>
      )}
    </>
  )
}
