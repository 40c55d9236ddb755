import type { Language } from '@celebrio/contract/platform/languages'
import { readLanguage } from '#i18n/language.ts'

const marks: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
  pt: ['“', '”'],
}

/** Somebody's own words, in the quotation marks of the viewer's language. */
export const quoted = (text: string): string => marks[readLanguage()].join(text)
