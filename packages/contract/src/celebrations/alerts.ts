import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { event } from './event-shapes.ts'

/** The token in the links of the e-mail about a new event. */
const link = z.object({ token: z.string().max(300) })
const about = event.pick({ title: true, date_open: true, starts_at: true, timezone: true })
const errors = ['event_link_invalid'] as const
const limits = ['code_address'] as const

/** Endpoints of the two links in the e-mail to the owner of a new event; no sign-in is needed. */
export const eventAlerts = endpoints({
  confirm: {
    method: 'POST',
    path: '/event-alert/confirm',
    who: 'anyone',
    summary: 'It was me: the owner has made the event',
    body: link,
    answer: message.extend({ event: about }),
    errors,
    limits,
  },
  deny: {
    method: 'POST',
    path: '/event-alert/deny',
    who: 'anyone',
    summary: 'It was not me: which event it is about; nothing is changed',
    body: link,
    answer: message.extend({ event: about }),
    errors,
    limits,
  },
  delete: {
    method: 'POST',
    path: '/event-alert/delete',
    who: 'anyone',
    summary: 'Delete the event that the owner has not made, by the same link',
    body: link,
    answer: message,
    errors,
    limits,
  },
})
