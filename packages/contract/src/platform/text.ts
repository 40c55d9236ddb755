import { z } from 'zod'
import { issue } from './issues.ts'

// Everything that is not printable except newline and tab; a lone surrogate is no character at all.
const forbidden = /[^\P{Cc}\n\t]/u

/** Only what leaves no mark: white space, zero-width characters, fillers, the empty cell of Braille. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What forces a direction on all that follows, other people's words included; address books hand numbers out wrapped in it. */
const forcedDirection = /[\u202A-\u202E\u2066-\u2069]/g

/** An address of the web within a text; a full stop behind it may belong to the sentence instead. */
export const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu

/** Whether a text can be kept: no NUL or other control characters (newline and tab may), no half surrogate pairs. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !forbidden.test(text)

/** The form in which a text is kept and counted: CR LF becomes LF, Unicode NFC, trimmed; '' where nothing is to be seen. */
export const tidyText = (text: string): string =>
  unseen.test(text) ? '' : text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()

/** A line stands within sentences of ours, so that it may not turn them round. */
const tidyLine = (text: string): string => tidyText(text.replaceAll(forcedDirection, ''))

/** Length in Unicode code points, as it stands. */
export const codePoints = (text: string): number => Array.from(text).length

/** Length in Unicode code points after tidying; server and client count with this one function. */
export const textLength = (text: string): number => codePoints(tidyText(text))

type Bounds = { max: number; min?: number }

const measured = (tidy: (text: string) => string, { max, min = 0 }: Bounds) =>
  z
    .string()
    .transform(tidy)
    .refine(isCleanText, issue('invalid_characters'))
    .refine(value => value !== '' || min === 0, issue('required'))
    .refine(value => value === '' || textLength(value) >= min, issue('too_short', { min }))
    .refine(value => textLength(value) <= max, issue('too_long', { max }))

/**
 * A text field: tidied, checked and measured in code points. Empty is allowed unless `min` is 1 or more.
 * @param bounds most code points, fewest code points (0)
 */
export const text = (bounds: Bounds) => measured(tidyText, bounds)

/** A text of one line: names, addresses. */
export const line = (bounds: Bounds) =>
  measured(tidyLine, bounds).refine(value => !/[\n\t]/.test(value), issue('invalid_characters'))

/** Numbers typed into a phone field: digits, optional leading +, spaces, dots, dashes, brackets; 5–20 digits. */
export const phone = () =>
  measured(tidyLine, { max: 30, min: 1 }).refine(value => {
    const digits = value.replaceAll(/[\s().-]/g, '').replace(/^\+/, '')
    return value === '' || (/^[0-9]+$/.test(digits) && digits.length <= 20)
  }, issue('not_a_number'))

/** An e-mail address, at most 320 characters (RFC 3696 errata 1690), kept as typed, compared without case. */
export const email = () =>
  text({ max: 320, min: 1 }).refine(
    value => value === '' || z.email({ pattern: z.regexes.unicodeEmail }).safeParse(value).success,
    issue('not_an_email'),
  )
