import type { Booking } from '@celebrio/contract/market/booking-shapes'
import i18next from 'i18next'
import { formatDeadline, isOnViewersClock, viewerTimeZone } from '#lib/formats-zones.ts'

/**
 * Until when, on the viewer's own clock wherever the event is. The times of the event beside it are those of its place: where
 * the two differ, it says whose clock it is.
 */
export function deadlineText(until: Date | string, { timezone }: Booking['event'], format = formatDeadline): string {
  const time = format(until, viewerTimeZone())
  return isOnViewersClock(until, timezone) ? time : i18next.getFixedT(null, 'requests')('yourClock', { time })
}
