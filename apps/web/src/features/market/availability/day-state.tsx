import type { Day } from '@celebrio/contract/market/availability-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import classes from './availability.module.css'
import { daysQuery } from './data.ts'
import { monthOf } from './month/calendar.ts'
import { useToday } from './use-calendar.ts'

/** What a day is for whoever would like to book it. */
export const useSentence = (today: string, leadDays: number) => {
  const { t } = useTranslation('availability')
  return ({ day, is_free, status }: Day): string => {
    if (day < today) return t('sentences.past')
    if (is_free) return t('sentences.free')
    if (status === 'lead') return t('sentences.lead', { count: leadDays })
    return t(`sentences.${status === 'off' || status === 'full' ? status : 'taken'}`)
  }
}

type DayStateProps = { providerId: number; day: string }

const Told = ({ providerId, day, today }: DayStateProps & { today: string }) => {
  const { data } = useQuery(daysQuery(providerId, monthOf(day)))
  const sentence = useSentence(today, data?.lead_days ?? 0)
  const { t } = useTranslation('availability')
  const hold = data?.holds.find(one => one.day === day)
  const known = data?.days.find(one => one.day === day)
  if (!known) return '…'
  return (
    <span className={classes.state} data-free={known.is_free || hold !== undefined || undefined}>
      {hold ? t('heldUntil', { until: formatWeekdayAndTime(hold.expires_at) }) : sentence(known)}
    </span>
  )
}

/** Whether a provider can still be asked for a day, in words. */
export const DayState = (props: DayStateProps) => {
  const today = useToday()
  return today === null ? '…' : <Told {...props} today={today} />
}
