import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTellTimeZone } from '#features/base/notification-settings'
import { useKeepPushes } from '#features/base/web-push'
import { eventKeys } from '#features/celebrations/events'
import { pollKeys } from '#features/celebrations/polls'
import { bookingKeys } from '#features/market/bookings'
import { friendKeys } from '#features/people/friends'
import { meetKeys } from '#features/people/meet'
import { groupKeys } from '#features/social/groups'
import { useReactionsOfOtherTabs } from '#features/social/posts'
import { useRealtime, useTopic } from '#lib/realtime.ts'
import { registerServiceWorker } from '#lib/register-service-worker.ts'

/** Keeps the data on the screen up to date while other people change it. */
export const RealtimeUpdates = ({ token }: { token: string }) => {
  const queries = useQueryClient()
  useRealtime(token)
  useReactionsOfOtherTabs()
  useEffect(registerServiceWorker, [])
  useKeepPushes()
  useTellTimeZone()
  useTopic('friends', () => void queries.invalidateQueries({ queryKey: friendKeys.all }))
  useTopic('meet', () => void queries.invalidateQueries({ queryKey: meetKeys.all }))
  useTopic('events', () => void queries.invalidateQueries({ queryKey: eventKeys.all }))
  useTopic('polls', () => void queries.invalidateQueries({ queryKey: pollKeys.all }))
  useTopic('bookings', () => void queries.invalidateQueries({ queryKey: bookingKeys.all }))
  useTopic('groups', () => void queries.invalidateQueries({ queryKey: groupKeys.all }))
  return null
}
