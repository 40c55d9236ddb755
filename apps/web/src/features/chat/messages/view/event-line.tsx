import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import classes from './event-line.module.css'
import { useEventWords } from './use-event-words.ts'

/** What a group's conversation tells by itself, between the messages. */
export const EventLine = ({ message }: { message: ChatMessage }) => {
  const words = useEventWords()
  return (
    <p className={classes.event} dir="auto">
      {words(message)}
    </p>
  )
}
