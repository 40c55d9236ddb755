import type { Language } from '@celebrio/contract/platform/languages'
import type { Field } from './field-labels.ts'
import { en as noticesEn } from './notice-labels/en.ts'
import { es as noticesEs } from './notice-labels/es.ts'
import { fr as noticesFr } from './notice-labels/fr.ts'
import { pt as noticesPt } from './notice-labels/pt.ts'
import { en } from './value-labels/en.ts'
import { es } from './value-labels/es.ts'
import { fr } from './value-labels/fr.ts'
import { pt } from './value-labels/pt.ts'

const values: Record<Language, Readonly<Record<string, string>>> = {
  en: { ...en, ...noticesEn },
  fr: { ...fr, ...noticesFr },
  es: { ...es, ...noticesEs },
  pt: { ...pt, ...noticesPt },
}

/** Fields that hold a code, and never the words of somebody. */
const codedFields: ReadonlySet<string> = new Set<Field>([
  'action',
  'audience',
  'by',
  'circle',
  'condition',
  'decision',
  'device',
  'document',
  'flower',
  'gender',
  'kind',
  'outcome',
  'payment',
  'reply',
  'role',
  'rule',
  'state',
  'status',
  'treat',
])

/** What is in a field, in words where it is a code that has some. */
export const valueInWords = (language: Language, field: string, value: string): string =>
  (codedFields.has(field) ? values[language][value] : undefined) ?? value
