import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { choices } from './en/choices.ts'
import { collection } from './en/collection.ts'
import { disclosure } from './en/disclosure.ts'
import { protection } from './en/protection.ts'

const text: LegalText = {
  title: 'Privacy Policy',
  updated: '2026-11-01',
  intro:
    'Celebrations are personal. This page says what we know about you, why, who sees it, and how you take it back. It is as long as it has to be and no longer.',
  sections: [...collection, ...disclosure, ...protection, ...choices],
}

export default text
