import { readLanguage } from '#i18n/language.ts'

/** A label before its text: French sets its colon apart. */
export const joinLabel = (label: string, text = ''): string =>
  `${label}${readLanguage() === 'fr' ? '\u00A0:' : ':'} ${text}`
