import type { Conversation } from '@celebrio/contract/chat/shapes'
import { Avatar } from '#ui/people/avatar.tsx'

type ConversationAvatarProps = { conversation: Pick<Conversation, 'title' | 'picture' | 'kind'>; size: number }

/** The picture of a conversation: a person's face, or of what it is about. */
export const ConversationAvatar = ({ conversation: { title, picture, kind }, size }: ConversationAvatarProps) => (
  <Avatar name={title} src={picture} size={size} square={kind === 'event' || kind === 'group'} />
)
