import { useSyncExternalStore } from 'react'
import { formatClock, formatDate, type Moment } from './formats-dates.ts'

const never = () => () => undefined

/** A date by the viewer's own clock, as `formatDate`; in UTC where the server renders, which does not know that clock. */
export const useDate = (moment: Moment): string =>
  useSyncExternalStore(
    never,
    () => formatDate(moment),
    () => formatDate(moment, 'UTC'),
  )

/** A date with its time, as `useDate`: `December 15, 2026, 2:14 PM`. */
export const useDateAndTime = (moment: Moment): string =>
  useSyncExternalStore(
    never,
    () => `${formatDate(moment)}, ${formatClock(moment)}`,
    () => `${formatDate(moment, 'UTC')}, ${formatClock(moment, 'UTC')}`,
  )
