export { AnswerRequest } from './answer-request.tsx'
export { ArchivedBanner } from './archived-banner.tsx'
export { changeConversation, knownRevision, renewLists, useListed } from './cached.ts'
export { ChatButton } from './chat-button.tsx'
export { ChatLink } from './chat-link.tsx'
export { ConversationAvatar } from './conversation-avatar.tsx'
export { ConversationCardsContext, type FindConversationCard, useConversationCard } from './conversation-cards.ts'
export { ConversationList } from './conversation-list.tsx'
export { ConversationMenu } from './conversation-menu.tsx'
export { ConversationRow } from './conversation-row.tsx'
export {
  type Box,
  conversationKeys,
  conversationQuery,
  membersQuery,
  namedConversationsQuery,
  openedQuery,
  type Wanted,
} from './data.ts'
export { managersOf } from './managers.ts'
export { draftPurpose } from './message-draft.ts'
export { MutedIcon } from './muted-icon.tsx'
export { NewChat } from './new-chat.tsx'
export { hasWaitingMessages, outboxPrefix } from './outbox-key.ts'
export { useUnreadChats, useUnreadUpdates } from './use-unread-chats.ts'
