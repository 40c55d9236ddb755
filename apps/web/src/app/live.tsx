import { useQueryClient } from '@tanstack/react-query'
import { eventKeys } from '#features/events'
import { friendKeys } from '#features/friends'
import { meetKeys } from '#features/meet'
import { useRealtime, useTopic } from '#lib/realtime.ts'

/** Keeps what is on the screen of a signed-in person true while others act. */
export const Live = ({ token }: { token: string }) => {
  const queries = useQueryClient()
  useRealtime(token)
  useTopic('friends', () => void queries.invalidateQueries({ queryKey: friendKeys.all }))
  useTopic('meet', () => void queries.invalidateQueries({ queryKey: meetKeys.all }))
  useTopic('events', () => void queries.invalidateQueries({ queryKey: eventKeys.all }))
  return null
}
