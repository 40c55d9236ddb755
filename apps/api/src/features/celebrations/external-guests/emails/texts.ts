import type { Language } from '@celebrio/contract/platform/languages'
import type { Emails } from './text-types.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { pt } from './texts/pt.ts'

export const emailTexts: Record<Language, Emails> = { en, fr, es, pt }
