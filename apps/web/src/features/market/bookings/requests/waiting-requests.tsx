import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { Hourglass } from '@phosphor-icons/react/Hourglass'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDeadline, viewerTimeZone } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { countsQuery, deadlineQuery } from '../data.ts'
import classes from './waiting-requests.module.css'

/** Counts are exact below a hundred. */
const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** What waits for the viewer’s store to answer, and until when; nothing when nothing does. */
export const WaitingRequests = () => {
  const { t } = useTranslation('requests')
  const count = useQuery(countsQuery('provider')).data?.requested ?? 0
  const { data: until } = useQuery(deadlineQuery('provider'))
  if (count === 0) return null
  return (
    <Link to={paths.serviceBookings()} className={classes.card}>
      <Hourglass size={24} aria-hidden />
      <span className={classes.words}>
        <b>{t('waiting', { count, shown: shownCount(count) })}</b>
        {until && <span>{t('until', { count, time: formatDeadline(until, viewerTimeZone()) })}</span>}
      </span>
      <CaretRight size={20} aria-hidden />
    </Link>
  )
}
