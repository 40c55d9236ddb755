import type { Language } from '@celebrio/contract/platform/languages'
import { en, type Words } from './field-labels/en.ts'
import { es } from './field-labels/es.ts'
import { fr } from './field-labels/fr.ts'
import { pt } from './field-labels/pt.ts'

/** What fields of personal data are called. */
export const words: Record<Language, Words> = { en, fr, es, pt }

export type Field = keyof Words
