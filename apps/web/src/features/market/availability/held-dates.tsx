import type { Hold } from '@celebrio/contract/market/availability-shapes'
import { useTranslation } from 'react-i18next'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import classes from './availability.module.css'

type HeldDatesProps = { holds: readonly Hold[]; chosen: string | null; onDay: (day: string) => void }

/** The days that the viewer holds with a provider, whatever month is shown. */
export const HeldDates = ({ holds, chosen, onDay }: HeldDatesProps) => {
  const { t } = useTranslation('availability')
  const others = holds.filter(({ day }) => day !== chosen)
  if (others.length === 0) return null
  return (
    <section aria-label={t('heldDates')}>
      <h3 className={classes.small}>{t('heldDates')}</h3>
      <ul className={classes.rows}>
        {others.map(({ id, day, expires_at }) => (
          <li key={id}>
            <button type="button" className={classes.row} onClick={() => onDay(day)}>
              <b>{formatWeekdayAndDay(day)}</b>
              <span>{t('until', { until: formatWeekdayAndTime(expires_at) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
