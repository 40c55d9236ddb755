import { useEffect, useState } from 'react'
import { formatFullDateTime, formatTimeAgo, type Moment, timeToNextAge } from '#lib/formats-dates.ts'

/** A relative time, such as `2 hours ago`; updates itself and has the full date as its title. */
export const RelativeTime = ({ date, className }: { date: Moment; className?: string }) => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), timeToNextAge(date, now))
    return () => clearTimeout(timer)
  }, [date, now])
  return (
    <time className={className} dateTime={new Date(date).toISOString()} title={formatFullDateTime(date)}>
      {formatTimeAgo(date, now)}
    </time>
  )
}
