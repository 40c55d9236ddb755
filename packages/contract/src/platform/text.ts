// Control characters except newline and tab.
const forbidden = /[^\P{Cc}\n\t]/u

/** Text that is blank: white space, zero-width characters, fillers, the blank Braille pattern. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Bidirectional control characters, which would affect the text that follows; address books wrap numbers in them. */
const forcedDirection = /[\u202A-\u202E\u2066-\u2069]/g

/** A URL in a text; trailing punctuation may belong to the sentence instead. */
export const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu

/** Whether a text can be stored: no control characters such as NUL except newline and tab, no lone surrogates. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !forbidden.test(text)

/** Normalises a text for storing and counting: CR LF becomes LF, Unicode NFC, trimmed; '' if it is blank. */
export const tidyText = (text: string): string =>
  unseen.test(text) ? '' : text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()

/** A one-line text is inserted into our sentences, so it must not change their direction. */
export const tidyLine = (text: string): string => tidyText(text.replaceAll(forcedDirection, ''))

/** Length in Unicode code points, without normalising. */
export const codePoints = (text: string): number => Array.from(text).length

/** Length in Unicode code points after normalising; used by server and client. */
export const textLength = (text: string): number => codePoints(tidyText(text))
