import { useTranslation } from 'react-i18next'
import { formatRecentDay } from '#lib/formats-days.ts'
import classes from './day-mark.module.css'

/** The day of the messages below. */
export const DayMark = ({ date }: { date: string }) => <p className={classes.day}>{formatRecentDay(date)}</p>

/** Where what was new begins. */
export const NewMark = () => {
  const { t } = useTranslation('messages')
  return <p className={classes.new}>{t('newMessages')}</p>
}
