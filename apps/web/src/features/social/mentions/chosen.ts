import { findMentions, type Mention, mentionLimits } from '@celebrio/contract/social/mentions'

import { draftOf } from '#lib/drafts.ts'

const most = 50

/** Whom the viewer has named here, last chosen first; drafts are words only, so this outlives a reload as they do. */
const chosen = () => draftOf('named-people', { people: [] as Mention[] })

export function rememberChosen(person: Mention): void {
  const draft = chosen()
  const others = draft.read().people.filter(({ id }) => id !== person.id)
  draft.write({ people: [person, ...others].slice(0, most) })
}

/** Ids of the chosen people whom a text names; whom it named before an edit, the server knows. */
export const namedIn = (text: string): number[] =>
  [...new Set(findMentions(text, chosen().read().people).map(({ person }) => person.id))].slice(0, mentionLimits.people)
