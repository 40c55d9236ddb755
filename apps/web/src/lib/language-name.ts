import { readLanguage } from '#i18n/language.ts'
import { formatAnd } from './formats.ts'

const nameOf = (code: string): string => new Intl.DisplayNames(readLanguage(), { type: 'language' }).of(code) ?? code

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(readLanguage()) + text.slice(1)

/** A language by its ISO 639-1 code, in the viewer's: `Yoruba`. */
export const languageName = (code: string): string => capitalised(nameOf(code))

/** Languages in a row, each written as within a sentence: `Inglés, francés y español`. */
export const languageNames = (codes: readonly string[]): string => capitalised(formatAnd(codes.map(nameOf)))
