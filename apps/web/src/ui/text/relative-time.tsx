import { useEffect, useState } from 'react'
import { ageLastsFor, formatAge, formatFullDateTime, type Moment } from '#lib/formats-dates.ts'

/** How long ago, in the viewer's language; keeps itself up to date and shows the full date as a title. */
export const RelativeTime = ({ date, className }: { date: Moment; className?: string }) => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), ageLastsFor(date, now))
    return () => clearTimeout(timer)
  }, [date, now])
  return (
    <time className={className} dateTime={new Date(date).toISOString()} title={formatFullDateTime(date)}>
      {formatAge(date, now)}
    </time>
  )
}
