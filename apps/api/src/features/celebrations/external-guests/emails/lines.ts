import type { Language } from '@celebrio/contract/platform/languages'
import { emailTexts } from './texts.ts'

/** An event as an e-mail describes it, now or before it was changed. */
export type Arrangement = {
  starts_at: Date
  /** Null where none is set. */
  ends_at: Date | null
  timezone: string
  /** "Long Table 7, Madrid, Spain". */
  place: string | null
  dress_code: string | null
}

/** "Saturday, June 14, 2031 at 7:30 PM (Central European Summer Time)", by the clock at its place. */
export function timeWithZone(language: Language, at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const zone = new Intl.DateTimeFormat(language, { timeZoneName: 'long', timeZone })
    .formatToParts(at)
    .find(part => part.type === 'timeZoneName')
  return zone ? `${time.format(at)} (${zone.value})` : time.format(at)
}

type Part = 'place' | 'end' | 'dress_code'

const partsOf = (language: Language, { ends_at, timezone, place, dress_code }: Arrangement) => ({
  place,
  end: ends_at && timeWithZone(language, ends_at, timezone),
  dress_code,
})

/** What is different from before: "Dress code: Linen (before: not set)". */
function changedLines(language: Language, now: Arrangement, before: Arrangement, parts: readonly Part[]): string[] {
  const words = emailTexts[language].lines
  const [fresh, old] = [partsOf(language, now), partsOf(language, before)]
  return parts
    .filter(part => fresh[part] !== old[part])
    .map(part => words.line(words[part], words.changed(fresh[part] ?? words.none, old[part] ?? words.none)))
}

/** The address, if there is one. */
export const placeLines = (language: Language, { place }: Arrangement): string[] => {
  const words = emailTexts[language].lines
  return place ? [words.line(words.place, place)] : []
}

/** For an event that was moved: the old date, and the address. Its end has moved along. */
export function movedLines(language: Language, now: Arrangement, before: Arrangement): string[] {
  const words = emailTexts[language].lines
  const old = words.line(words.old_date, timeWithZone(language, before.starts_at, before.timezone))
  const changed = changedLines(language, now, before, ['place', 'dress_code'])
  return [old, ...(now.place === before.place ? placeLines(language, now) : []), ...changed]
}

/** For an event whose start has not changed: when and where it is, and what is different. Empty when nothing is. */
export function changeLines(language: Language, now: Arrangement, before: Arrangement, isDateOpen: boolean): string[] {
  const words = emailTexts[language].lines
  const changed = changedLines(language, now, before, ['place', 'end', 'dress_code'])
  if (changed.length === 0) return []
  const date = isDateOpen ? [] : [words.line(words.date, timeWithZone(language, now.starts_at, now.timezone))]
  return [...date, ...(now.place === before.place ? placeLines(language, now) : []), ...changed]
}
