import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'

/** A wall clock's time in words, whatever zone it is of. */
export const inWords = (wall: string): string => {
  const span = { start: `${wall.replace(' ', 'T')}Z`, end: null, timeZone: 'UTC' }
  return `${formatSpanDay(span)}, ${formatSpanTime(span)}`
}
