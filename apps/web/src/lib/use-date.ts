import { useSyncExternalStore } from 'react'
import { formatDate, type Moment } from './formats-dates.ts'

const never = () => () => undefined

/** A date by the viewer's own clock, as `formatDate`; in UTC where the server renders, which does not know that clock. */
export const useDate = (moment: Moment): string =>
  useSyncExternalStore(
    never,
    () => formatDate(moment),
    () => formatDate(moment, 'UTC'),
  )
