import { useOutbox } from './sending/use-outbox.ts'
import { useChatUpdates } from './use-chat-updates.ts'

/** Shows nothing: keeps conversations as they are, and sends what waits. */
export const ChatUpdates = () => {
  useChatUpdates()
  useOutbox()
  return null
}
