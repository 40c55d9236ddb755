import type { Language } from '@celebrio/contract/platform/languages'
import { calendarLeaf, spanOfClock, timeWithZone, zoneInWords } from '#platform/formats.ts'
import type { EmailFact, PaperEmail } from '#platform/mail/paper/paper-email.ts'
import type { Arrangement } from './arrangements.ts'
import type { EmailKind } from './kinds.ts'
import { messages } from './messages.ts'

export type Described = { now: Arrangement; before: Arrangement | undefined; date_open: boolean }

const placeOf = ({ address, location }: Arrangement) => [address, location].filter(Boolean).join(', ') || null

const clockOf = (language: Language, { starts_at, ends_at, timezone }: Arrangement) =>
  spanOfClock(language, { from: starts_at, until: ends_at, timezone })

const dayAndTime = (language: Language, { starts_at, timezone }: Arrangement) =>
  timeWithZone(language, starts_at, timezone)

type Values = { now: string | null; before: string | null | undefined }

/** "Dress code: Linen (before: not set)"; nothing for what is not set and never was. */
function fact(language: Language, label: string, { now, before = now }: Values): EmailFact[] {
  const words = messages[language].facts
  if (now === null && before === null) return []
  const [fresh, old] = [now ?? words.none, before ?? words.none]
  const isChanged = fresh !== old
  const text = isChanged ? words.changed(fresh, old) : fresh
  return [{ label, now: fresh, before: isChanged ? old : null, line: words.line(label, text) }]
}

/** The date as a line of text; in HTML the leaf has it, so that the time alone is left. */
function dateFact(language: Language, { now, before, date_open }: Described): EmailFact[] {
  if (date_open) return []
  const words = messages[language].facts
  const text = { now: dayAndTime(language, now), before: before && dayAndTime(language, before) }
  const clock = { now: clockOf(language, now), before: before && clockOf(language, before) }
  const [line] = fact(language, words.date, text)
  const [time] = fact(language, words.time, clock)
  return line && time ? [{ ...time, line: line.line }] : []
}

function endFact(language: Language, { now, before }: Described): EmailFact[] {
  const endOf = ({ ends_at, timezone }: Arrangement) => ends_at && timeWithZone(language, ends_at, timezone)
  return fact(language, messages[language].facts.end, { now: endOf(now), before: before && endOf(before) })
}

/** The end of an event that was moved has moved along. */
const isEndChanged = (kind: EmailKind, { now, before }: Described): boolean =>
  kind === 'changed' && before !== undefined && now.ends_at?.getTime() !== before.ends_at?.getTime()

/**
 * When and where an event is, and what is different from before.
 * @returns undefined when there is nothing to say about a change, because it was undone
 */
export function factsOf(language: Language, kind: EmailKind, about: Described): EmailFact[] | undefined {
  const { now, before } = about
  const words = messages[language].facts
  const rest = [
    ...fact(language, words.place, { now: placeOf(now), before: before && placeOf(before) }),
    ...(kind === 'latest' || isEndChanged(kind, about) ? endFact(language, about) : []),
    ...fact(language, words.dress_code, { now: now.dress_code, before: before?.dress_code }),
  ]
  if (kind === 'changed' && rest.every(one => one.before === null)) return undefined
  return [...dateFact(language, kind === 'changed' ? { ...about, before: undefined } : about), ...rest]
}

/** The days of an event on leaves of a calendar: the old one too if the day has changed. */
export function leafOf(language: Language, { now, before, date_open }: Described): PaperEmail['leaf'] {
  if (date_open) return null
  const dayOf = ({ starts_at, timezone }: Arrangement) => calendarLeaf(language, starts_at, timezone)
  const [leaf, old] = [dayOf(now), before && dayOf(before)]
  const isMoved = old !== undefined && JSON.stringify(old) !== JSON.stringify(leaf)
  return { now: leaf, before: isMoved ? old : null, isCancelled: false }
}

/** Longer ones would push the buttons off the first screen of a phone; the facts have them whole. */
const longestLine = 44

/** Cuts a text to a length, with an ellipsis. */
export const shortened = (text: string, max = longestLine): string => {
  const signs = Array.from(text)
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** What stands beside the leaf: time, place, dress code, zone. What is no time and no place says what it is. */
export function linesOf(language: Language, { now, date_open }: Described): { lines: string[]; isCut: boolean } {
  const { address, location, dress_code, starts_at, timezone } = now
  const { dateOpen, facts: words } = messages[language]
  const when = date_open ? dateOpen : clockOf(language, now)
  const zone = date_open ? '' : zoneInWords(language, starts_at, timezone)
  const whole = [when, address, location, dress_code && words.line(words.dress_code, dress_code)]
  const told = whole.flatMap(text => text || [])
  const lines = told.map(text => shortened(text))
  return { lines: zone ? [...lines, words.line(words.zone, zone)] : lines, isCut: lines.join('') !== told.join('') }
}
