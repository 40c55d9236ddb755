import { readLanguage } from '#i18n/language.ts'

/** A count in the viewer's language: `1,284`, `1 284`. */
export const formatCount = (count: number): string => new Intl.NumberFormat(readLanguage()).format(count)

/** A count for tight places: `1.3K`, `1,3 k`. Exact below 10,000. */
export const formatShortCount = (count: number): string =>
  count < 10_000
    ? formatCount(count)
    : new Intl.NumberFormat(readLanguage(), { notation: 'compact', maximumFractionDigits: 1 }).format(count)

/** A share of one as percent in the viewer's language: `0.42` is `42%`. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(readLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** A mean of reviews: `4.9`. */
export const formatRating = (rating: number): string =>
  new Intl.NumberFormat(readLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)

/** How far away something is: `2.4 km`. */
export const formatKilometres = (kilometres: number): string =>
  new Intl.NumberFormat(readLanguage(), {
    style: 'unit',
    unit: 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(kilometres)

/** A length for people that is not exact: `5 m`, `30 m`, `1.2 km`. */
export const formatMetres = (metres: number): string =>
  metres < 995
    ? new Intl.NumberFormat(readLanguage(), { style: 'unit', unit: 'meter', unitDisplay: 'short' }).format(
        metres < 10 ? Math.max(1, Math.ceil(metres)) : Math.ceil(metres / 10) * 10,
      )
    : formatKilometres(metres / 1000)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file for people: `3.4 MB`. Units are decimal, as the limits are. */
export const formatBytes = (bytes: number): string => {
  const step = Math.min(byteUnits.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(readLanguage(), {
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step)
}

/** Playing time: `3:42`, `1:02:05`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60) % 60
  const hours = Math.floor(whole / 3600)
  const tail = String(whole % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** Things beside each other, in no sentence: `Catering, Cakes`. Intl puts an “et” or “y” between two of them. */
export const formatList = (things: readonly string[]): string => things.join(', ')

/** Things within a sentence: `Bouquet, Garland and Wreath`. */
export const formatAnd = (things: readonly string[]): string =>
  new Intl.ListFormat(readLanguage(), { type: 'conjunction' }).format(things)

/** Minutes, hours from one on, days from two on: each rounded up. */
const waits = [
  { unit: 'minute', minutes: 1, below: 60 },
  { unit: 'hour', minutes: 60, below: 2880 },
  { unit: 'day', minutes: 1440, below: Number.POSITIVE_INFINITY },
] as const

const formatTime = (minutes: number, round: (count: number) => number): string => {
  const wait = waits.find(({ below }) => minutes < below) ?? waits[0]
  const count = Math.max(1, round(minutes / wait.minutes))
  return new Intl.NumberFormat(readLanguage(), { style: 'unit', unit: wait.unit, unitDisplay: 'long' }).format(count)
}

/** How long something takes at most: `38 minutes`, `2 hours`, `3 days`. */
export const formatWait = (minutes: number): string => formatTime(minutes, Math.ceil)

/** How long there still is at least, for whoever must not come too late: `38 minutes`, `2 hours`, `3 days`. */
export const formatLeft = (minutes: number): string => formatTime(minutes, Math.floor)
