import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'

/** @returns what says what somebody has done, in a sentence */
export function useEventWords() {
  const { t } = useTranslation('messages')
  return ({ event, author: { name }, body }: Pick<ChatMessage, 'event' | 'author' | 'body'>): string =>
    event === null ? body : t(`event_${event}`, { name, title: body })
}
