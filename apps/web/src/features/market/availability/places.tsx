import type { Day } from '@celebrio/contract/market/availability-shapes'
import { formatCount } from '#lib/formats.ts'
import classes from './places.module.css'

type Counts = NonNullable<Day['counts']>

/** So many places are drawn one by one; more are a number. */
const mostDrawn = 4

const placesOf = ({ booked, held }: Counts, most: number) =>
  Array.from({ length: Math.max(most, booked + held) }, (_, index) =>
    index < booked ? 'taken' : index < booked + held ? 'held' : 'open',
  )

/** The place that somebody holds. */
export const HeldPlace = () => <i className={classes.place} data-place="held" />

/** The places of a day: one round for each that it can take, full, half or empty. */
export const Places = ({ counts, most }: { counts: Counts; most: number | null }) => {
  const taken = counts.booked + counts.held
  if (most === null || Math.max(most, taken) > mostDrawn) return taken > 0 && <span>{formatCount(taken)}</span>
  return placesOf(counts, most).map((place, index) => (
    <i key={`${place} ${String(index)}`} className={classes.place} data-place={place} />
  ))
}
