import { findMentions, type Mention, mentionLimits } from '@celebrio/contract/social/mentions'

import { draftOf } from '#lib/drafts.ts'

const most = 50

/** People whom the viewer has mentioned, last chosen first; stored like drafts, which contain only the text. */
const chosen = () => draftOf('named-people', { people: [] as Mention[] })

export function rememberMention(person: Mention): void {
  const draft = chosen()
  const others = draft.read().people.filter(({ id }) => id !== person.id)
  draft.write({ people: [person, ...others].slice(0, most) })
}

/** Ids of the chosen people who are mentioned in a text; the server knows those from before an edit. */
export const mentionedIds = (text: string): number[] =>
  [...new Set(findMentions(text, chosen().read().people).map(({ person }) => person.id))].slice(0, mentionLimits.people)
