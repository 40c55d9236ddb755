import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { conduct } from './fr/conduct.ts'
import { market } from './fr/market.ts'
import { membership } from './fr/membership.ts'
import { terms } from './fr/terms.ts'

const text: LegalText = {
  title: 'Conditions d’utilisation',
  updated: '2026-11-01',
  intro:
    'Voici le contrat entre vous et Celebrio. Il dit sur quoi vous pouvez compter, ce que nous vous demandons, et ce qu’il advient de l’argent. Nous l’avons écrit simplement : vous devez pouvoir le lire avant l’arrivée des invités.',
  sections: [...membership, ...market, ...conduct, ...terms],
}

export default text
