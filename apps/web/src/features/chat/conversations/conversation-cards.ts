import type { Conversation } from '@celebrio/contract/chat/shapes'
import { createContext, type ReactNode, useContext } from 'react'

/** What a conversation shows of what it is about, under its head. The app knows the subjects; chat does not. */
export type FindConversationCard = (conversation: Conversation) => ReactNode

export const ConversationCardsContext = createContext<FindConversationCard>(() => null)

export const useConversationCard = (conversation: Conversation): ReactNode =>
  useContext(ConversationCardsContext)(conversation)
