import type { Language } from '@celebrio/contract/platform/languages'
import { readLanguage } from '#i18n/language.ts'

const marks: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
  pt: ['“', '”'],
}

/** Puts a text in the quotation marks of the viewer's language. */
export const inQuotationMarks = (text: string): string => marks[readLanguage()].join(text)
