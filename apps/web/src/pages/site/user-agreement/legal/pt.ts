import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { conduct } from './pt/conduct.ts'
import { market } from './pt/market.ts'
import { membership } from './pt/membership.ts'
import { terms } from './pt/terms.ts'

const text: LegalText = {
  title: 'Termos de uso',
  updated: '2026-11-01',
  intro:
    'Este é o acordo entre você e o Celebrio. Ele diz com o que você pode contar, o que pedimos de você e o que acontece com o dinheiro. Escrevemos em palavras simples, para dar tempo de ler antes de os convidados chegarem.',
  sections: [...membership, ...market, ...conduct, ...terms],
}

export default text
