import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { conversation, conversationRole } from './shapes.ts'

/** Where a conversation stands: in the inbox, among the requests of people without a connection, or in the archive. */
export const boxes = ['inbox', 'requests', 'archive'] as const

/** What conversations are about that are not only of two people. */
export const subjectKinds = ['event', 'booking', 'group', 'deal', 'provider'] as const

export const oneConversation = z.object({ id: id() })

/** With a person, or about something. Who has left one belongs to it again. */
export const openForm = z
  .object({
    user_id: optional(id()),
    kind: optional(z.enum(subjectKinds)),
    subject_id: optional(id()),
  })
  .refine(form => (form.user_id === undefined) !== (form.kind === undefined), {
    ...issue('required'),
    path: ['user_id'],
  })
  .refine(form => (form.kind === undefined) === (form.subject_id === undefined), {
    ...issue('required'),
    path: ['subject_id'],
  })

/** What accepting changes. */
const answered = conversation.pick({ id: true, request: true, messages_left: true, can: true })

export const conversations = endpoints({
  list: {
    method: 'GET',
    path: '/conversation',
    who: 'member',
    summary:
      'Conversations, the one that was last written in first; with box=requests those of people without a connection, with box=archive those that were put away',
    query: listQuery()
      .omit({ page: true })
      .extend({ box: optional(z.enum(boxes)) }),
    answer: z.object({ conversations: z.array(conversation), ...listAnswer }),
  },
  find: {
    method: 'GET',
    path: '/conversation/named',
    who: 'member',
    summary:
      'Conversations with a person of whose name a word begins so, and about what has such words in its title: the twenty that were last written in',
    query: z.object({ keyword: text({ max: 100, min: 2 }) }),
    answer: z.object({ conversations: z.array(conversation) }),
    limits: ['searching'],
  },
  unread: {
    method: 'GET',
    path: '/conversation/unread',
    who: 'member',
    summary:
      'How many of the hundred newest conversations have unread messages, and how many requests wait, of a hundred',
    answer: z.object({ unread: z.int().nonnegative(), requests: z.int().nonnegative() }),
  },
  open: {
    method: 'POST',
    path: '/conversation',
    who: 'member',
    summary:
      'The conversation with a person, or about an event, a booking, a group, or an inquiry about a deal or to a store: the one that there is, or a new one, which nobody sees before the first message',
    body: openForm,
    answer: z.object({ conversation }),
    errors: ['not_found', 'connections_only', 'kids_connections_only', 'messages_closed'],
    limits: ['opening_chats'],
  },
  about: {
    method: 'GET',
    path: '/conversation/about/:kind/:subject_id',
    who: 'member',
    summary:
      'How the viewer stands in the conversation about an event, a booking, a group, or an inquiry about a deal or to a store, without opening it; null where they have none',
    params: z.object({ kind: z.enum(subjectKinds), subject_id: id() }),
    answer: z.object({ conversation: conversation.pick({ id: true, has_left: true }).nullable() }),
  },
  get: {
    method: 'GET',
    path: '/conversation/:id',
    who: 'member',
    summary: 'One conversation',
    params: oneConversation,
    answer: z.object({ conversation }),
    errors: ['not_found'],
  },
  set: {
    method: 'PATCH',
    path: '/conversation/:id',
    who: 'member',
    summary: 'Mute a conversation or put it into the archive, for the viewer only, or take that back',
    params: oneConversation,
    body: z.object({ is_muted: optional(flag()), is_archived: optional(flag()) }),
    answer: message.extend({ conversation: conversation.pick({ id: true, is_muted: true, is_archived: true }) }),
    errors: ['not_found'],
    limits: ['reacting'],
  },
  close: {
    method: 'POST',
    path: '/conversation/:id/close',
    who: 'member',
    summary: 'Let only those write who run a conversation, or all again',
    params: oneConversation,
    body: z.object({ is_closed: flag() }),
    answer: message.extend({ conversation: conversation.pick({ id: true, is_closed: true }) }),
    errors: ['not_found'],
    limits: ['reacting'],
  },
  leave: {
    method: 'POST',
    path: '/conversation/:id/leave',
    who: 'member',
    summary: 'Leave a conversation: what is said from now on is not there for the viewer',
    params: oneConversation,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  members: {
    method: 'GET',
    path: '/conversation/:id/member',
    who: 'member',
    summary: 'Who belongs to a conversation; with a keyword those whose name has a word that begins so',
    params: oneConversation,
    query: listQuery(50)
      .omit({ page: true })
      .extend({ keyword: optional(text({ max: 100 })) }),
    answer: z.object({ members: z.array(person.extend({ role: conversationRole })), ...listAnswer }),
    errors: ['not_found'],
  },
  read: {
    method: 'POST',
    path: '/conversation/:id/read',
    who: 'member',
    summary: 'Mark messages as read, up to a place; it never goes back',
    params: oneConversation,
    body: z.object({ seq: integer().pipe(z.int().nonnegative()) }),
    answer: message.extend({ conversation: conversation.pick({ id: true, read_seq: true, unread: true }) }),
    errors: ['not_found'],
    limits: ['reading_chats'],
  },
  accept: {
    method: 'POST',
    path: '/conversation/:id/accept',
    who: 'member',
    summary: 'Accept a request; to answer accepts as well',
    params: oneConversation,
    answer: message.extend({ conversation: answered }),
    errors: ['not_found'],
    limits: ['reacting'],
  },
  decline: {
    method: 'POST',
    path: '/conversation/:id/decline',
    who: 'member',
    summary: 'Decline a request, of which the other person is not told',
    params: oneConversation,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
