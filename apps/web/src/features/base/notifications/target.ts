import type { Notification } from '@celebrio/contract/base/notifications'
import { paths } from '#lib/paths.ts'

/** Where a notification leads: to the thing that it is about. */
export function targetOf({ kind, post_id, open_comment_id, event_id, users }: Notification): string {
  if (post_id !== null) return paths.post(post_id, open_comment_id ?? undefined)
  if (event_id !== null && kind === 'event_door') return paths.eventDoor(event_id)
  if (event_id !== null && (kind === 'event_wall_waiting' || kind === 'event_wall_shared'))
    return paths.eventWall(event_id)
  if (event_id !== null) return paths.event(event_id)
  const [first] = users
  if (kind === 'friend_requested') return paths.friendRequests()
  return first ? paths.profile(first.id) : paths.notifications()
}
