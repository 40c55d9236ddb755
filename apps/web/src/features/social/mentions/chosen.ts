import { findMentions, type Mention, mentionLimits } from '@celebrio/contract/social/mentions'

const key = 'named-people'
const most = 50

const isMention = (value: unknown): value is Mention =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Mention).id === 'number' &&
  typeof (value as Mention).words === 'string'

/** Whom the viewer has named in this window, last chosen first; drafts are words only, so this outlives a reload. */
function readChosen(): Mention[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isMention) : []
  } catch {
    return []
  }
}

export function rememberChosen(person: Mention): void {
  const others = readChosen().filter(({ id }) => id !== person.id)
  try {
    sessionStorage.setItem(key, JSON.stringify([person, ...others].slice(0, most)))
  } catch {
    // Without a store the name stays plain text.
  }
}

/** Ids of the chosen people whom a text names; whom it named before an edit, the server knows. */
export const namedIn = (text: string): number[] =>
  [...new Set(findMentions(text, readChosen()).map(({ person }) => person.id))].slice(0, mentionLimits.people)
