import { notificationCountMax } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import { listInWords } from '#platform/formats.ts'
import { messages } from './messages.ts'
import type { NoticeText, TitleParts } from './notice-types.ts'
import { quotedLength } from './queries/notice-sql.ts'

/** "Ana", "Ana and Ben", "Ana and 3 others". */
function everybody(language: Language, names: readonly string[], total: number): string {
  const [first = '', second = ''] = names
  if (total === 1) return first
  const count = total >= notificationCountMax ? `${notificationCountMax - 1}+` : String(total - 1)
  return listInWords(language, [first, total === 2 && second ? second : messages[language].others(count)])
}

/** A quote that ends with a word; one of which there is more says so. */
export function quoteOf(read: string): string {
  const all = Array.from(read)
  if (all.length < quotedLength) return read
  const shown = all.slice(0, quotedLength - 1).join('')
  const wholeWords = shown.replace(/\s+\S{0,20}$/u, '')
  return `${wholeWords.trimEnd()}…`
}

type Who = {
  /** Of those who did it, the last one first. */
  names: readonly string[]
  /** How many they are. */
  total: number
}

/**
 * Names that are written from right to left stand apart, or else they would turn the sentence round, which always runs from left
 * to right: also in the subject of an e-mail and in a push, where nothing else can say so.
 */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const leftToRightMark = '\u200E'
const apart = (words: string) => (rightToLeft.test(words) ? `\u2068${words}\u2069` : words)
const fromTheLeft = (title: string) =>
  rightToLeft.test(title) && !title.startsWith(leftToRightMark) ? `${leftToRightMark}${title}` : title

/** What a notification says, in a language. */
export function titleOf(
  language: Language,
  text: NoticeText,
  { names, total }: Who,
  { what = '', now = '' }: TitleParts,
): string {
  const title = text({
    who: everybody(language, names.map(apart), total),
    verb: (one, several) => (total === 1 ? one : several),
    what: apart(what),
    now: apart(now),
  })
  return fromTheLeft(title)
}

/** A title that stands alone, as in a list of e-mails: with the name of what it is about, unless it says it already. */
export const namedTitle = (title: string, name: string): string =>
  name === '' || title.includes(name) ? title : fromTheLeft(`${title} – ${apart(quoteOf(name))}`)
