import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { choices } from './pt/choices.ts'
import { collection } from './pt/collection.ts'
import { disclosure } from './pt/disclosure.ts'
import { protection } from './pt/protection.ts'

const text: LegalText = {
  title: 'Política de Privacidade',
  updated: '2026-11-01',
  intro:
    'Celebração é coisa pessoal. Esta página diz o que sabemos sobre você, por quê, quem vê e como pegar tudo de volta. Tem o tamanho que precisa ter, e nada além.',
  sections: [...collection, ...disclosure, ...protection, ...choices],
}

export default text
