import type { Language } from '@celebrio/contract/platform/languages'

/** What stands between a label and an address: French has a space that doesn’t break before it. */
export const colons: Record<Language, string> = { en: ':', fr: '\u00A0:', es: ':', pt: ':' }
