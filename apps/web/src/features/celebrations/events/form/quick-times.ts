import { localDate } from '@celebrio/contract/platform/local-date'

const dayMs = 86_400_000
const hourMs = 3_600_000

const saturday = 6
const weekends = 7

/** Starts to choose from. */
const starts = ['12:00', '16:00', '18:00', '19:00', '20:00']

/** The start of a day that was chosen alone. */
export const usualStart = '19:00'

/** Lengths to choose from, in hours. */
const lengths = [2, 3, 4, 6]

const utc = (wall: string) => Date.parse(`${wall}Z`)

/** `YYYY-MM-DDTHH:MM` */
const wallOf = (moment: number) => new Date(moment).toISOString().slice(0, 16)

export const dayOf = (wall: string): string => wall.slice(0, 10)
export const clockOf = (wall: string): string => wall.slice(11, 16)

/** Whether a field holds a whole time: seconds and years of other lengths are left to the full control. */
export const isWall = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)

export const isWithinADay = (start: string, end: string): boolean => utc(end) - utc(start) < dayMs

const sortedWith = (values: readonly string[], own: string) =>
  own === '' ? [...values] : [...new Set([...values, own])].sort()

/** Today at a place, as YYYY-MM-DD; by UTC where the browser does not know the zone. */
export function todayIn(timeZone: string, now: Date): string {
  try {
    return localDate(now, timeZone)
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

/** The Saturdays to come after today and the first Sunday, with the chosen day among them. */
export function daysToChoose(today: string, chosen: string): string[] {
  const midnight = utc(`${today}T00:00`)
  const toSaturday = (saturday - new Date(midnight).getUTCDay() + 7) % 7 || 7
  const first = midnight + toSaturday * dayMs
  const moments = [...Array.from({ length: weekends }, (_, week) => first + week * 7 * dayMs), first + dayMs]
  return sortedWith(
    moments.map(moment => dayOf(wallOf(moment))),
    chosen,
  ).sort()
}

export const startsToChoose = (chosen: string): string[] => sortedWith(starts, chosen)

/** Ends after a start, with the chosen one among them. */
export const endsToChoose = (start: string, chosen: string): string[] =>
  sortedWith(
    lengths.map(hours => wallOf(utc(start) + hours * hourMs)),
    chosen,
  )

/** The last minute of the day so many days before a start. */
export const deadlineBefore = (start: string, days: number): string =>
  `${dayOf(wallOf(utc(`${dayOf(start)}T00:00`) - days * dayMs))}T23:59`
