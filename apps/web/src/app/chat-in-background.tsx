import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { hasWaitingMessages, useUnreadUpdates } from '#features/chat/conversations'
import { useTellPresence } from '#features/chat/presence'
import { paths } from '#lib/paths.ts'

const ChatUpdates = lazy(async () => ({ default: (await import('#features/chat/messages')).ChatUpdates }))

/** Keeps the count of what is unread, and says that somebody is here. What else belongs to chat is loaded with the first conversation, or while something waits. */
export const ChatInBackground = () => {
  const isHere = useLocation().pathname.startsWith(paths.chat())
  const [isWanted, setWanted] = useState(hasWaitingMessages)
  useUnreadUpdates()
  useTellPresence()
  if (isHere && !isWanted) setWanted(true)
  return (
    isWanted && (
      <Suspense>
        <ChatUpdates />
      </Suspense>
    )
  )
}
