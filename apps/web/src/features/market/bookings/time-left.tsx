import { Timer } from '@phosphor-icons/react/Timer'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './state-word.module.css'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** From here on it is urgent. */
const urgent = 12 * hour

/** How long an answer is still waited for; says it anew as time passes. */
export const TimeLeft = ({ until }: { until: string }) => {
  const { t } = useTranslation('bookings')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, new Date(until).getTime() - now)
  const words = () => {
    if (left >= 2 * day) return t('daysLeft', { count: Math.round(left / day) })
    return left >= hour
      ? t('hoursLeft', { hours: Math.floor(left / hour) })
      : t('minutesLeft', { minutes: Math.floor(left / minute) })
  }
  return (
    <span className={classes.state} data-tone={left < urgent ? 'urgent' : undefined}>
      <Timer size={16} weight={left < urgent ? 'fill' : 'regular'} aria-hidden />
      {words()}
    </span>
  )
}
