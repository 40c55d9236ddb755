const hour = 3_600_000

const parts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

function formatterFor(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { ...parts, timeZone })
  } catch {
    return null
  }
}

/** The wall-clock time of a zone at an instant, as a UTC timestamp. */
function wallClockAt(moment: number, formatter: Intl.DateTimeFormat): number {
  const shown = Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hours, minute, second)
}

/** The number of the calendar day, counted from 1970, that a zone has at an instant; of UTC for an unknown zone. */
export function dayInZone(moment: Date, timeZone: string): number {
  const formatter = formatterFor(timeZone)
  return Math.floor((formatter ? wallClockAt(moment.getTime(), formatter) : moment.getTime()) / (24 * hour))
}

/**
 * The instant of a wall-clock time in a zone. When clocks go back the earlier of the two; null for a time that is skipped
 * when clocks go forward, undefined for a zone that this browser does not know.
 */
export function dateInZone(wall: string, timeZone: string): Date | null | undefined {
  const wanted = Date.parse(`${wall.replace(' ', 'T')}Z`)
  const formatter = formatterFor(timeZone)
  if (!formatter) return undefined
  const candidates = [wanted - 24 * hour, wanted + 24 * hour]
  const found = candidates
    .map(moment => wanted - (wallClockAt(moment, formatter) - moment))
    .filter(moment => wallClockAt(moment, formatter) === wanted)
  return found.length > 0 ? new Date(Math.min(...found)) : null
}
