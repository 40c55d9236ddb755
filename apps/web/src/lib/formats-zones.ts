import { readLanguage } from '#i18n/language.ts'
import { formatDateTime } from './format-date-time.ts'
import type { Moment } from './formats-dates.ts'

/** A stretch of time as the clocks of a place show it. `end` is null where only the start is told. */
export type Span = { start: Moment; end: Moment | null; timeZone: string }

const day = 86_400_000

const format = (moment: Moment, options: Intl.DateTimeFormatOptions) => formatDateTime(new Date(moment), options)

const clock = { hour: 'numeric', minute: '2-digit' } as const

/** `Nov 28, 10:31 AM` at the place: for tight rows. */
export const formatShortMoment = (moment: Moment, timeZone: string): string =>
  format(moment, { day: 'numeric', month: 'short', ...clock, timeZone })

const dayOf = (moment: Moment, timeZone: string) => format(moment, { dateStyle: 'short', timeZone })

const lengthOf = ({ start, end }: Span) => (end === null ? 0 : new Date(end).getTime() - new Date(start).getTime())

/** `Saturday, November 28, 2026` at the place. */
export const formatSpanDay = ({ start, timeZone }: Span): string => format(start, { dateStyle: 'full', timeZone })

/** `November 28, 2026` at the place. */
export const formatSpanDate = ({ start, timeZone }: Span): string => format(start, { dateStyle: 'long', timeZone })

/** `28 Nov 2026` at the place: the specification's DD MMM YYYY, and what comes nearest to it in the other languages. */
export const formatCardDate = (moment: Moment, timeZone: string): string => {
  const language = readLanguage()
  const options = { day: '2-digit', month: 'short', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(new Date(moment))
}

const yearOf = (moment: Moment, timeZone: string) =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date(moment))

/** `Sat, Nov 28` at the place, with the year unless it is this one: for tight rows. */
export const formatSpanShortDay = ({ start, timeZone }: Span, now = new Date()): string => {
  const year = yearOf(start, timeZone) === yearOf(now, timeZone) ? undefined : 'numeric'
  return format(start, { weekday: 'short', day: 'numeric', month: 'short', year, timeZone })
}

/** `Friday, June 12` at the place, with the year unless it is this one; with the hour unless it is the last minute of the day. */
export const formatDeadline = (at: Moment, timeZone: string, now = new Date()): string => {
  const year = yearOf(at, timeZone) === yearOf(now, timeZone) ? undefined : 'numeric'
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const isWholeDay = new Intl.DateTimeFormat('en', options).format(new Date(at)) === '23:59'
  return format(at, { weekday: 'long', day: 'numeric', month: 'long', year, ...(!isWholeDay && clock), timeZone })
}

/** Node and browsers part a range with different spaces; a page that the server has rendered must have the same. */
const withPlainSpaces = (range: string): string => range.replaceAll(/[\u2009\u202f]/g, ' ')

/** `4:00 – 11:00 PM` at the place, `8:00 PM – 2:00 AM` into the night; from a whole day on with the day of the end: `4:00 PM – Nov 30, 11:00 AM`. The day of the start stands beside it. */
export const formatSpanTime = (span: Span): string => {
  const { start, end, timeZone } = span
  if (end === null) return format(start, { ...clock, timeZone })
  const clocks = new Intl.DateTimeFormat(readLanguage(), { ...clock, timeZone })
  if (dayOf(start, timeZone) === dayOf(end, timeZone))
    return withPlainSpaces(clocks.formatRange(new Date(start), new Date(end)))
  if (lengthOf(span) < day) return `${clocks.format(new Date(start))} – ${clocks.format(new Date(end))}`
  const year = yearOf(start, timeZone) === yearOf(end, timeZone) ? undefined : 'numeric'
  return `${clocks.format(new Date(start))} – ${format(end, { ...clock, day: 'numeric', month: 'short', year, timeZone })}`
}

/** The time zone of this browser. */
export const viewerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const wallOf = (moment: Moment, timeZone: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(moment))

/** Whether the viewer's own clock shows the same then as those of a place. */
export const isOnViewersClock = (moment: Moment, timeZone: string): boolean =>
  wallOf(moment, timeZone) === wallOf(moment, viewerTimeZone())

/** The start as the viewer's own clock shows it; null where that is the same as at the place. */
export const formatStartForViewer = ({ start, timeZone }: Span): string | null =>
  isOnViewersClock(start, timeZone)
    ? null
    : format(start, { weekday: 'short', day: 'numeric', month: 'short', ...clock, timeZoneName: 'short' })

/** What people call a time zone: `Eastern Standard Time (GMT-5)`. Empty for a zone that this browser does not know. */
export const timeZoneDisplayName = (timeZone: string, moment: Moment): string => {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(readLanguage(), { timeZone, timeZoneName })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  try {
    const [name, offset] = [part('long'), part('shortOffset')]
    return name === offset ? name : `${name} (${offset})`
  } catch {
    return ''
  }
}
