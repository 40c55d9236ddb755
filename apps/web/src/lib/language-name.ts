import { readLanguage } from '#i18n/language.ts'

/** A language by its ISO 639-1 code, in the viewer's: `Yoruba`. */
export const languageName = (code: string): string => {
  const language = readLanguage()
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
