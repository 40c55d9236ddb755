import type { Language } from '@celebrio/contract/languages'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import type { Letters } from './words/letters.ts'
import { pt } from './words/pt.ts'

export const letterWords: Record<Language, Letters> = { en, fr, es, pt }
