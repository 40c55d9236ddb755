import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { ownHoldsQuery } from './data.ts'
import classes from './own-holds.module.css'

/** The days that the viewer holds, with whom and until when; each leads to where it is booked. Nothing where there are none. */
export const OwnHolds = () => {
  const { t } = useTranslation('availability')
  const { data: holds = [] } = useQuery(ownHoldsQuery)
  if (holds.length === 0) return null
  return (
    <section aria-label={t('heldDates')} className={classes.held}>
      <h2 className={classes.title}>{t('heldDates')}</h2>
      <ul className={classes.list}>
        {holds.map(({ id, day, expires_at, service_provider: { id: provider, company_name, logo } }) => (
          <li key={id}>
            <Link to={paths.serviceProvider(provider, day)} className={classes.row}>
              <Avatar name={company_name} src={logo} size={44} square />
              <span className={classes.words}>
                <b>{formatWeekdayAndDay(day)}</b>
                <span dir="auto">{company_name}</span>
                <small>{t('until', { until: formatWeekdayAndTime(expires_at) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('heldHint')}</p>
    </section>
  )
}
