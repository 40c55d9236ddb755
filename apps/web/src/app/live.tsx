import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pollKeys } from '#features/event-polls'
import { eventKeys } from '#features/events'
import { friendKeys } from '#features/friends'
import { meetKeys } from '#features/meet'
import { useRealtime, useTopic } from '#lib/realtime.ts'
import { renew } from '#lib/renew.ts'
import { keepShell } from './keep-shell.ts'

/** Keeps what is on the screen of a signed-in person true while others act. */
export const Live = ({ token }: { token: string }) => {
  const queries = useQueryClient()
  useRealtime(token)
  useEffect(keepShell, [])
  useTopic('friends', () => void renew(queries, friendKeys.all))
  useTopic('meet', () => void renew(queries, meetKeys.all))
  useTopic('events', () => void renew(queries, eventKeys.all))
  useTopic('polls', () => void renew(queries, pollKeys.all))
  return null
}
