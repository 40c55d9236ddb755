import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { eventKeys } from '#features/celebrations/events'
import { pollKeys } from '#features/celebrations/polls'
import { friendKeys } from '#features/people/friends'
import { meetKeys } from '#features/people/meet'
import { useRealtime, useTopic } from '#lib/realtime.ts'
import { renew } from '#lib/refetch.ts'
import { keepShell } from './register-service-worker.ts'

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
