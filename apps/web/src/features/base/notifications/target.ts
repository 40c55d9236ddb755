import type { Notification } from '@celebrio/contract/base/notifications'
import { paths } from '#lib/paths.ts'

/** What a notification is about, or who did it. */
export function subjectPath(notification: Notification): string {
  const { post_id, open_comment_id, event_id, booking_id, provider_id, group_id, deal_id, users } = notification
  if (notification.statement_id !== null) return paths.statement(notification.statement_id)
  const [first] = users
  if (post_id !== null) return paths.post(post_id, open_comment_id ?? undefined)
  if (event_id !== null) return paths.event(event_id)
  if (booking_id !== null) return paths.booking(booking_id)
  if (group_id !== null) return paths.group(group_id)
  if (deal_id !== null) return paths.deal(deal_id)
  if (provider_id !== null) return paths.serviceProvider(provider_id)
  return first ? paths.profile(first.id) : paths.notifications()
}
