import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { joinLabel } from '#lib/join-label.ts'
import classes from './availability.module.css'
import { DayState } from './day-state.tsx'

/** The day that somebody looks for, at the top of a store: whether it is free there, and the way to the calendar. */
export const DayNotice = ({ providerId, day }: { providerId: number; day: string }) => {
  const { t } = useTranslation('availability')
  const { search } = useLocation()
  return (
    <div className={classes.notice}>
      <CalendarBlank size={20} aria-hidden />
      <output>
        {joinLabel(formatWeekdayAndDay(day))}
        <DayState providerId={providerId} day={day} />
      </output>
      <Link to={{ search, hash: 'free-dates' }} className={classes.toCalendar}>
        {t('toCalendar')}
      </Link>
    </div>
  )
}
