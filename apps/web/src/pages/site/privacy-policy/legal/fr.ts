import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { choices } from './fr/choices.ts'
import { collection } from './fr/collection.ts'
import { disclosure } from './fr/disclosure.ts'
import { protection } from './fr/protection.ts'

const text: LegalText = {
  title: 'Politique de confidentialité',
  updated: '2026-11-01',
  intro:
    'Une fête, c’est personnel. Cette page dit ce que nous savons de vous, pourquoi, qui le voit, et comment le reprendre. Elle est aussi longue qu’il le faut, et pas davantage.',
  sections: [...collection, ...disclosure, ...protection, ...choices],
}

export default text
