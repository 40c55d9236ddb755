import type { LegalText } from '#pages/site/legal-page/legal-text.ts'
import { conduct } from './en/conduct.ts'
import { market } from './en/market.ts'
import { membership } from './en/membership.ts'
import { terms } from './en/terms.ts'

const text: LegalText = {
  title: 'User Agreement',
  updated: '2026-11-01',
  intro:
    'This is the agreement between you and Celebrio. It says what you can count on, what we ask of you, and what happens with money. We have kept it in plain words, because you should be able to read it before the guests arrive.',
  sections: [...membership, ...market, ...conduct, ...terms],
}

export default text
