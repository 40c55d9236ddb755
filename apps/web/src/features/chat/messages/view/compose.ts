import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { createContext, useContext } from 'react'
import type { Writing } from './writing.ts'

/** What the field is for: an answer to a message, or to change one's own; null for a new message. */
export type Compose = { kind: 'reply' | 'edit'; message: ChatMessage } | null

type Composing = {
  compose: Compose
  setCompose: (compose: Compose) => void
  /** For what there is a field: elsewhere a message is neither answered nor changed. */
  can: { reply: boolean; edit: boolean }
}

/** Who waits for an answer says no more, and mends what they have said. */
export const composable = (writing: Writing): Composing['can'] => ({
  reply: writing === 'field',
  edit: writing === 'field' || writing === 'answerAwaited',
})

/** The same about the message as it is now: what was deleted meanwhile is changed no more, and of what is answered no word stays. */
export function composeNow(compose: Compose, loaded: readonly ChatMessage[]): Compose {
  const message = compose && loaded.find(({ id }) => id === compose.message.id)
  if (!compose || !message) return compose
  return compose.kind === 'edit' && message.is_deleted ? null : { ...compose, message }
}

export const ComposeContext = createContext<Composing>({
  compose: null,
  setCompose: () => undefined,
  can: { reply: false, edit: false },
})

export const useCompose = (): Composing => useContext(ComposeContext)
