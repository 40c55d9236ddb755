/** One event of a calendar, with times in ISO 8601. */
export type Entry = {
  uid: string
  title: string
  about: string
  place: string
  url: string
  starts_at: string
  ends_at: string
  created_at: string
  edited_at: string | null
  /** They have not confirmed that they come. */
  tentative: boolean
  /** How often it was changed. */
  revision: number
}

/** Texts of RFC 5545 §3.3.11. */
const text = (value: string) =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|\n/g, '\\n')

/** A moment in UTC: unaffected by daylight saving time. */
const moment = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const longestLine = 75

/** Lines of at most 75 bytes, the rest on lines that begin with a space (§3.1); no character is split. */
function fold(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > longestLine) {
      lines.push('')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}

const linesOf = (entry: Entry, now: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${now}`,
  `SEQUENCE:${entry.revision}`,
  `CREATED:${moment(entry.created_at)}`,
  `LAST-MODIFIED:${moment(entry.edited_at ?? entry.created_at)}`,
  `DTSTART:${moment(entry.starts_at)}`,
  `DTEND:${moment(entry.ends_at)}`,
  `SUMMARY:${text(entry.title)}`,
  ...(entry.about ? [`DESCRIPTION:${text(entry.about)}`] : []),
  ...(entry.place ? [`LOCATION:${text(entry.place)}`] : []),
  `URL:${entry.url}`,
  `STATUS:${entry.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** A calendar (RFC 5545) that subscribers refresh every hour. */
export const calendarOf = (entries: readonly Entry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Celebrio//Celebrio//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Celebrio',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(entry => linesOf(entry, moment(now.toISOString()))),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
