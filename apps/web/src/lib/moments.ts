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

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { ...parts, timeZone })
  } catch {
    return null
  }
}

/** What the clock of a place shows at a moment, as if it were that of UTC. */
function shownAt(moment: number, clock: Intl.DateTimeFormat): number {
  const shown = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hours, minute, second)
}

/**
 * The moment at which the clock of a place shows a time, the first of two in autumn; null where the clock skips it in
 * spring, undefined in a zone that this browser does not know.
 */
export function momentAt(wall: string, timeZone: string): Date | null | undefined {
  const wanted = Date.parse(`${wall.replace(' ', 'T')}Z`)
  const clock = clockOf(timeZone)
  if (!clock) return undefined
  const around = [wanted - 24 * hour, wanted + 24 * hour]
  const found = around
    .map(moment => wanted - (shownAt(moment, clock) - moment))
    .filter(moment => shownAt(moment, clock) === wanted)
  return found.length > 0 ? new Date(Math.min(...found)) : null
}
