import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { createContext, useContext } from 'react'

/** What the field is for: an answer to a message, or to change one's own; null for a new message. */
export type Compose = { kind: 'reply' | 'edit'; message: ChatMessage } | null

type Composing = { compose: Compose; setCompose: (compose: Compose) => void }

/** The same about the message as it is now: what was deleted meanwhile is changed no more, and of what is answered no word stays. */
export function composeNow(compose: Compose, loaded: readonly ChatMessage[]): Compose {
  const message = compose && loaded.find(({ id }) => id === compose.message.id)
  if (!compose || !message) return compose
  return compose.kind === 'edit' && message.is_deleted ? null : { ...compose, message }
}

export const ComposeContext = createContext<Composing>({ compose: null, setCompose: () => undefined })

export const useCompose = (): Composing => useContext(ComposeContext)
