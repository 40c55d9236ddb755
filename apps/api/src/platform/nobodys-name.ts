import type { Language } from '@celebrio/contract/platform/languages'

/** What stands where a name or words stood of somebody whose account was erased. */
export const nobodysName = '–'

const left: Record<Language, string> = {
  en: 'Someone who has left',
  fr: 'Une personne qui n’est plus là',
  es: 'Alguien que ya no está',
  pt: 'Alguém que já saiu',
}

/** How somebody is shown to others, also who has left nothing but what others keep. */
export const shownName = (name: string, language: Language): string => (name === nobodysName ? left[language] : name)
