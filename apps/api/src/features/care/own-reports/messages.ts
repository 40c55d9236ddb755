import type { Language } from '@celebrio/contract/platform/languages'
import { en, type Messages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'

export const messages: Record<Language, Messages> = { en, fr, es, pt }
