import type { Resource } from 'i18next'
import type { Language } from '#i18n/language.ts'

/** The messages of one language; the other three are never fetched. */
export const loadMessages = async (language: Language): Promise<Resource[string]> => {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).default
    case 'fr':
      return (await import('./fr.ts')).default
    case 'es':
      return (await import('./es.ts')).default
    case 'pt':
      return (await import('./pt.ts')).default
  }
}
