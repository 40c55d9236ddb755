import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { choices } from './es/choices.ts'
import { collection } from './es/collection.ts'
import { disclosure } from './es/disclosure.ts'
import { protection } from './es/protection.ts'

const text: LegalText = {
  title: 'Política de privacidad',
  updated: '2026-11-01',
  intro:
    'Una celebración es algo personal. Esta página dice qué sabemos de ti, por qué, quién lo ve y cómo recuperarlo. Es tan larga como hace falta, y nada más.',
  sections: [...collection, ...disclosure, ...protection, ...choices],
}

export default text
