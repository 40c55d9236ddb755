import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message, time } from '../platform/lists.ts'
import { oneEvent } from './events.ts'

const byToken = z.object({ token: z.string().max(200) })
const file = { answer: z.never(), produces: 'text/calendar', limits: ['calendar'] } as const

/** Events as iCalendar files (RFC 5545), for calendar apps. */
export const calendars = endpoints({
  event: {
    ...file,
    method: 'GET',
    path: '/event/:id/calendar',
    who: 'anyone',
    summary: 'One event that the viewer may see, as a calendar file',
    params: oneEvent,
    errors: ['not_found', 'date_open'],
  },
  personal: {
    ...file,
    method: 'GET',
    path: '/personal-invitation/:token/calendar',
    who: 'anyone',
    summary: 'The event of a personal invitation as a calendar file',
    params: byToken,
    errors: ['not_found', 'invitation_revoked', 'invitation_taken', 'event_cancelled', 'date_open'],
  },
  link: {
    method: 'GET',
    path: '/calendar-link',
    who: 'member',
    summary: 'Since when there is an address to subscribe to the own calendar; null where there is none',
    answer: z.object({ created_at: time().nullable() }),
  },
  renew: {
    method: 'POST',
    path: '/calendar-link',
    who: 'member',
    summary: 'A new address to subscribe to; the one before ends. It is told once: only its hash is kept',
    answer: message.extend({ url: z.url(), created_at: time() }),
    limits: ['editing'],
  },
  end: {
    method: 'DELETE',
    path: '/calendar-link',
    who: 'member',
    summary: 'End the address of the own calendar',
    answer: message,
    limits: ['editing'],
  },
  subscribe: {
    ...file,
    method: 'GET',
    path: '/calendar/:token',
    who: 'anyone',
    summary: 'A person’s own events and those they come to, of the last three months and to come',
    params: byToken,
    errors: ['not_found'],
  },
})
