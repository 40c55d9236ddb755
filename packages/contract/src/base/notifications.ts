import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'

/** Counts are capped here; more is shown as "99+". */
export const notificationCountMax = 100

/**
 * A notification: groups everybody who did the same to the same thing since the viewer last looked. Texts are in the
 * viewer's language.
 */
export const notification = z.object({
  id: z.int(),
  /** One of the kinds in the `notices.ts` of each area. */
  kind: z.string(),
  /** "Ana and 3 others liked your post" */
  title: z.string(),
  /** The beginning of the text that it is about, or empty. */
  description: z.string(),
  /** When the last of them did it. */
  created_at: time(),
  is_read: z.boolean(),
  /** The last people who did it, at most three; for a reminder, the host. */
  users: z.array(person).min(1).max(3),
  /** How many people did it, capped at `notificationCountMax`. */
  total_users: z.int().positive(),
  post_id: z.int().nullable(),
  /** The comment that it is about; for `comment_replied`, the one that was replied to. */
  comment_id: z.int().nullable(),
  /** The comment to scroll to in the post: the newest one by these people, or the one that it is about. */
  open_comment_id: z.int().nullable(),
  /** Also null for a cancelled event, whose title is the description. */
  event_id: z.int().nullable(),
  /** The company whose page it leads to. */
  provider_id: z.int().nullable(),
  booking_id: z.int().nullable(),
  group_id: z.int().nullable(),
  deal_id: z.int().nullable(),
  /** The statement of reasons for what the staff has decided. */
  statement_id: z.int().nullable(),
  /** A case: one that waits for the staff, or one that the viewer has reported. */
  case_id: z.int().nullable(),
  /** A day of the calendar of the viewer’s own store, YYYY-MM-DD. */
  day: z.string().nullable(),
})
export type Notification = z.output<typeof notification>

/** Number of unread notifications, capped at `notificationCountMax`. */
const unread = { unread_count: z.int().nonnegative() }

export const notifications = endpoints({
  list: {
    method: 'GET',
    path: '/notification',
    who: 'member',
    summary: 'What others did that concerns the viewer, last first',
    query: listQuery(),
    answer: z.object({ notifications: z.array(notification), ...unread, ...listAnswer }),
  },
  unread: {
    method: 'GET',
    path: '/notification/unread',
    who: 'member',
    summary: 'How many notifications wait to be read',
    answer: z.object(unread),
  },
  /** Emails and pushes lead there. */
  open: {
    method: 'POST',
    path: '/notification/:id/open',
    who: 'member',
    summary: 'One notification, which is read from now on',
    params: z.object({ id: id() }),
    answer: z.object({ notification }),
    errors: ['not_found'],
    limits: ['reacting'],
  },
  markAsRead: {
    method: 'POST',
    path: '/notification/mark-as-read',
    who: 'member',
    summary: 'Mark all notifications as read',
    answer: message,
    limits: ['reacting'],
  },
  deleteAll: {
    method: 'DELETE',
    path: '/notification/delete-all',
    who: 'member',
    summary: 'Delete all notifications',
    answer: message,
    limits: ['reacting'],
  },
})
