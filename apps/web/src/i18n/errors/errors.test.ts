import { expect, test } from 'vitest'
import es from './guest-messages/es.ts'
import fr from './guest-messages/fr.ts'
import pt from './guest-messages/pt.ts'

/** Nouns that would make a man or a woman of a host or a guest. */
const gendered = /anfitri[óoã]|invitad[oa]s?\b|convidad[oa]s?\b|\binvitée?s?\b/i

test.each(Object.entries({ es, fr, pt }))('errors about answers in %s name nobody by a gender', (_, texts) => {
  for (const code of ['answers_closed', 'deadline_passed', 'too_many_companions', 'party_too_large'] as const)
    expect(texts[code]).not.toMatch(gendered)
})
