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
    // Where the server renders it is some seconds earlier, and by another clock.
    <time
      suppressHydrationWarning
      className={className}
      dateTime={new Date(date).toISOString()}
      title={formatFullDateTime(date)}
    >
      {formatTimeAgo(date, now)}
    </time>
  )
}
