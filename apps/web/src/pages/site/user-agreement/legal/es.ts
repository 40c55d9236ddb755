import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { conduct } from './es/conduct.ts'
import { market } from './es/market.ts'
import { membership } from './es/membership.ts'
import { terms } from './es/terms.ts'

const text: LegalText = {
  title: 'Acuerdo de usuario',
  updated: '2026-11-01',
  intro:
    'Este es el acuerdo entre tú y Celebrio. Dice con qué puedes contar, qué te pedimos y qué pasa con el dinero. Lo escribimos en palabras sencillas, para que puedas leerlo antes de que lleguen los invitados.',
  sections: [...membership, ...market, ...conduct, ...terms],
}

export default text
