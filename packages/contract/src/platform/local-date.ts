/** Making a format takes 50 times as long as using it. There are 600 zones, but their names are read in upper and lower case. */
const dates = new Map<string, Intl.DateTimeFormat>()
const mostKept = 1000

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const kept = dates.get(timeZone)
  if (kept) return kept
  if (dates.size >= mostKept) dates.clear()
  // Canada writes dates as ISO 8601 does.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dates.set(timeZone, made)
  return made
}

/** `YYYY-MM-DD`, as the calendar of a place shows it at a moment. */
export const localDate = (moment: Date, timeZone: string): string => dateFormat(timeZone).format(moment)
