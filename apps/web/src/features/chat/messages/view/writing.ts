import type { Conversation } from '@celebrio/contract/chat/shapes'

/** What stands below the messages: the field, the answer to a request, or why nothing can be written. */
export type Writing =
  | 'field'
  | 'request'
  | 'answerAwaited'
  | 'hasLeft'
  | 'closed'
  | 'cannotMessage'
  | 'connectionsOnly'
  | 'kidsConnectionsOnly'

/**
 * @param waiting how many of the viewer's messages wait to be sent here
 * @param isGone whether it was there, and is there no longer for the viewer
 * @param isKid whether the viewer has a kids account
 */
export function writingOf(
  { person, can, has_left, is_closed, messages_left, last_seq }: Conversation,
  waiting: number,
  isGone: boolean,
  isKid: boolean,
): Writing {
  if (isGone) return 'cannotMessage'
  if (person && can.accept) return 'request'
  if (messages_left !== null && messages_left - waiting <= 0) return 'answerAwaited'
  if (can.write) return 'field'
  if (has_left) return 'hasLeft'
  if (is_closed) return 'closed'
  // Whatever the other one has chosen: a child writes to connections.
  if (isKid && person) return 'kidsConnectionsOnly'
  // Where nothing was said, it may be that they take no new conversations.
  return last_seq === 0 ? 'cannotMessage' : 'connectionsOnly'
}
