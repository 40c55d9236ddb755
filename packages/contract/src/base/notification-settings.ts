import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { clearable, flag, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { message } from '../platform/lists.ts'
import { timeZone } from '../platform/time-zones.ts'

/** What notifications are about, as people switch them on and off; each kind is in one of these. */
export const noticeCategories = ['celebrations', 'people', 'messages', 'posts', 'bookings', 'deals'] as const
export type NoticeCategory = (typeof noticeCategories)[number]

/** How notifications reach somebody who isn't looking. In the list they stand always. */
export const noticeWays = ['email', 'push'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** A time of day, `HH:MM`. */
const clockTime = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('not_a_time'))

const quietHours = z.object({ from: clockTime(), until: clockTime() })
export type QuietHours = z.output<typeof quietHours>

const ownSettings = z.object({
  /** Off: no emails and no pushes, of anything. */
  is_on: z.boolean(),
  /** One email a day about what is unread and was told in no other way. */
  has_digest: z.boolean(),
  /** Whether a push says what has happened, or only that something has. */
  shows_contents: z.boolean(),
  /** In the zone of the person; what comes meanwhile waits. */
  quiet_hours: quietHours.nullable(),
  /** Null until a device has told it; UTC until then. */
  timezone: z.string().nullable(),
  /** Emails go to verified addresses only. */
  email_verified: z.boolean(),
  categories: z.array(z.object({ name: z.enum(noticeCategories), email: z.boolean(), push: z.boolean() })),
})
export type NotificationSettings = z.output<typeof ownSettings>

const settingsAnswer = z.object({ settings: ownSettings })

const changes = z.object({
  is_on: optional(flag()),
  has_digest: optional(flag()),
  shows_contents: optional(flag()),
  quiet_hours: clearable(quietHours.refine(({ from, until }) => from !== until, issue('invalid'))),
  timezone: optional(timeZone()),
  switches: listOf(z.object({ category: z.enum(noticeCategories), way: z.enum(noticeWays), is_on: flag() })),
})
export type NotificationSettingsChanges = z.output<typeof changes>

/** What an email belongs to, as its reader unsubscribes it. */
export const emailLists = [...noticeCategories, 'digest'] as const
export type EmailList = (typeof emailLists)[number]

export const emailScopes = ['list', 'all'] as const
export type EmailScope = (typeof emailScopes)[number]

/** What the link at the foot of an email to somebody with an account leads to. */
export const emailSubscription = z.object({
  list: z.enum(emailLists),
  /** `list`: no more of these. `all`: of none. */
  off: z.enum(['none', ...emailScopes]),
})
export type EmailSubscription = z.output<typeof emailSubscription>

const byToken = z.object({ token: z.string().max(200) })
const subscriptionAnswer = z.object({ subscription: emailSubscription })
const byLink = { who: 'anyone', params: byToken, errors: ['not_found'], limits: ['unsubscribing'] } as const
const unsubscribing = '/email-unsubscribe/:token'

/** How notifications reach people, and how they unsubscribe what comes by email: one click as in RFC 8058. */
export const notificationSettings = endpoints({
  read: {
    method: 'GET',
    path: '/notification/settings',
    who: 'member',
    summary: 'How notifications reach the viewer',
    answer: settingsAnswer,
  },
  change: {
    method: 'PATCH',
    path: '/notification/settings',
    who: 'member',
    summary: 'Change some of it; what is left out stays as it is',
    body: changes,
    answer: message.extend(settingsAnswer.shape),
    limits: ['editing'],
  },
  readSubscription: {
    ...byLink,
    method: 'GET',
    path: '/email-subscription/:token',
    summary: 'Whether the emails of a list still come; reading it changes nothing',
    answer: subscriptionAnswer,
  },
  /** `List-Unsubscribe` of an email: programs POST there, people who open it are led to the page with a button. */
  open: {
    ...byLink,
    method: 'GET',
    path: unsubscribing,
    summary: 'Leads to the page where emails are unsubscribed, and changes nothing',
    status: 302,
    answer: z.unknown(),
    errors: [],
  },
  unsubscribe: {
    ...byLink,
    method: 'POST',
    path: unsubscribing,
    summary: 'No more emails of the list, or of any; twice is once. `List-Unsubscribe=One-Click` is of the list',
    body: z.object({ scope: optional(z.enum(emailScopes)) }),
    answer: message.extend(subscriptionAnswer.shape),
  },
  subscribe: {
    ...byLink,
    method: 'DELETE',
    path: unsubscribing,
    summary: 'Take it back: emails of this list again',
    answer: message.extend(subscriptionAnswer.shape),
  },
})
