import type { ChatMessage } from '@celebrio/contract/chat/shapes'

/** Of more that come at once the first are passed over: they are read in the list. */
const mostSaid = 5

/**
 * What screen readers are told of messages.
 * @param heard the place up to which they were told already
 * @returns the last ones of others, and how many have come where that is more
 */
export function freshOf(messages: readonly ChatMessage[], me: number, heard: number) {
  const fresh = messages.filter(({ seq }) => seq > heard)
  const foreign = fresh.filter(({ author, is_deleted }) => author.id !== me && !is_deleted)
  return {
    heard: Math.max(heard, fresh.at(-1)?.seq ?? 0),
    said: foreign.slice(-mostSaid),
    /** Null where all of them are said. */
    arrived: foreign.length > mostSaid ? foreign.length : null,
  }
}
