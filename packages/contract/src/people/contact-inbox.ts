import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { language } from '../platform/languages.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { contactLimits } from './contact.ts'

export const contactStates = ['open', 'answered', 'closed'] as const

/** Code points. */
export const inboxLimits = { answer: contactLimits.message, reason: 1000 } as const

const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Whether an answer may go there: an address that nobody has confirmed may be a stranger’s. */
  email_verified: z.boolean(),
  /** Null when the sender’s account has gone. */
  user_id: z.int().nullable(),
  subject: z.string(),
  message: z.string(),
  /** The sender’s. */
  language: language(),
  created_at: time(),
  status: z.enum(contactStates),
  answer: z.string().nullable(),
  /** Why it was closed, where whoever did so has said it: for the staff only. */
  closing_reason: z.string().nullable(),
  resolved_at: time().nullable(),
  /** Who has answered or closed it; null when that account has gone. */
  resolved_by: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type ContactMessage = z.output<typeof contactMessage>

const one = z.object({ id: id() })

export const answerForm = z.object({ answer: text({ max: inboxLimits.answer, min: 1 }) })
export const closeForm = z.object({ reason: optional(text({ max: inboxLimits.reason })) })

export const contactInbox = endpoints({
  list: {
    method: 'GET',
    path: '/staff/message',
    who: 'moderator',
    summary: 'Messages to the staff: open ones, the oldest first, or those that are resolved, the newest first',
    query: listQuery(20).extend({ status: z.enum(['open', 'resolved']).default('open') }),
    answer: z.object({ messages: z.array(contactMessage), ...listAnswer }),
  },
  read: {
    method: 'GET',
    path: '/staff/message/:id',
    who: 'moderator',
    summary: 'A message to the staff',
    params: one,
    answer: z.object({ message: contactMessage }),
    errors: ['not_found'],
  },
  answer: {
    method: 'POST',
    path: '/staff/message/:id/answer',
    who: 'moderator',
    summary: 'Answer a message by e-mail; it is resolved then',
    params: one,
    body: answerForm,
    answer: message,
    errors: ['not_found', 'message_resolved', 'address_unconfirmed'],
    limits: ['editing'],
  },
  close: {
    method: 'POST',
    path: '/staff/message/:id/close',
    who: 'moderator',
    summary: 'Close a message without an answer; the reason is for the staff and its audit log',
    params: one,
    body: closeForm,
    answer: message,
    errors: ['not_found', 'message_resolved'],
    limits: ['editing'],
  },
})
