import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'

/** Formats a local time, independent of any time zone. */
export const formatLocalTime = (wall: string): string => {
  const span = { start: `${wall.replace(' ', 'T')}Z`, end: null, timeZone: 'UTC' }
  return `${formatSpanDay(span)}, ${formatSpanTime(span)}`
}
