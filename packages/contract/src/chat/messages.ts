import { z } from 'zod'
import { attachmentErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, integer, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { reportForm } from '../platform/reports.ts'
import { text } from '../platform/text-schemas.ts'
import { oneConversation } from './conversations.ts'
import { body, historyQuery, messageForm, perPage, place } from './message-forms.ts'
import { chatMessage, flowerType, hit } from './shapes.ts'

const oneMessage = z.object({ id: id() })
const changed = message.extend({ chat_message: chatMessage })
/** The fields that a flower changes; the client already has the rest. */
const changedFlowers = message.extend({ chat_message: chatMessage.pick({ id: true, rev: true, reactions: true }) })

export const messages = endpoints({
  list: {
    method: 'GET',
    path: '/conversation/:id/message',
    who: 'member',
    summary: 'Messages of a conversation, in their order: the newest, or those before, after or around a place',
    params: oneConversation,
    query: historyQuery,
    answer: z.object({
      messages: z.array(chatMessage),
      has_older: z.boolean(),
      has_newer: z.boolean(),
      /** All changes up to here are in these messages. */
      rev: z.int(),
    }),
    errors: ['not_found'],
  },
  changes: {
    method: 'GET',
    path: '/conversation/:id/change',
    who: 'member',
    summary:
      'Messages that are new or have changed after a revision, in the order of their last changes: what a client has missed',
    params: oneConversation,
    /** `per_page` counts revisions: a page has fewer messages where some have changed again. */
    query: z.object({ after: integer().pipe(z.int().nonnegative()), per_page: perPage(100) }),
    answer: z.object({
      messages: z.array(chatMessage),
      /** From where to go on. */
      rev: z.int(),
      hasMorePages: z.boolean(),
    }),
    errors: ['not_found'],
  },
  send: {
    method: 'POST',
    path: '/conversation/:id/message',
    who: 'member',
    summary: 'Write a message; the same client_id again answers the message that there is',
    params: oneConversation,
    body: messageForm,
    answer: changed,
    status: 201,
    errors: [
      'not_found',
      'connections_only',
      'kids_connections_only',
      'messages_closed',
      'conversation_closed',
      'answer_awaited',
      ...attachmentErrors,
    ],
    limits: ['messaging'],
  },
  file: {
    method: 'GET',
    path: '/message/:id/file/:file_id',
    who: 'member',
    summary: 'An address from which a document of a message can be downloaded for five minutes',
    params: z.object({ id: id(), file_id: id() }),
    answer: z.object({ file_url: z.string() }),
    errors: ['not_found'],
  },
  typing: {
    method: 'POST',
    path: '/conversation/:id/typing',
    who: 'member',
    summary: 'Tell those who are there that the viewer is writing; not in a request, before it is answered',
    params: oneConversation,
    answer: message,
    errors: ['not_found'],
    limits: ['typing'],
  },
  edit: {
    method: 'PATCH',
    path: '/message/:id',
    who: 'member',
    summary: 'Change the words of an own message, within 15 minutes',
    params: oneMessage,
    body: z.object({ body: body() }),
    answer: changed,
    errors: ['not_found', 'edit_too_late'],
    limits: ['messaging'],
  },
  delete: {
    method: 'DELETE',
    path: '/message/:id',
    who: 'member',
    summary: 'Delete an own message for everybody; its place stays, empty',
    params: oneMessage,
    answer: changed,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  search: {
    method: 'GET',
    path: '/conversation/:id/search',
    who: 'member',
    summary:
      'Messages of a conversation with some words in them, newest first; so many messages are looked through at a time',
    params: oneConversation,
    query: z.object({ keyword: text({ max: 100, min: 2 }), before: place() }),
    answer: z.object({
      messages: z.array(chatMessage),
      /** From where to go on, as `before`; null when all was looked through. There may be more even where this page has none. */
      next_before: z.int().nullable(),
    }),
    errors: ['not_found'],
    limits: ['searching'],
  },
  find: {
    method: 'GET',
    path: '/message/search',
    who: 'member',
    summary:
      'Messages of all conversations with some words in them: the newest hundred of each are looked through first, then those before; so many messages at a time',
    query: z.object({ keyword: text({ max: 100, min: 2 }), cursor: optional(z.string().max(500)) }),
    answer: z.object({
      hits: z.array(hit),
      /** There may be more even where this page has none: so long as not all was looked through. */
      ...listAnswer,
    }),
    limits: ['searching'],
  },
  superlike: {
    method: 'POST',
    path: '/message/:id/superlike',
    who: 'member',
    summary: 'Give a flower to a message; a different one replaces the first',
    params: oneMessage,
    body: z.object({ type: integer().pipe(flowerType()) }),
    answer: changedFlowers,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unsuperlike: {
    method: 'DELETE',
    path: '/message/:id/superlike',
    who: 'member',
    summary: 'Take the flower of a message back',
    params: oneMessage,
    answer: changedFlowers,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  superlikers: {
    method: 'GET',
    path: '/message/:id/superlike',
    who: 'member',
    summary: 'Who gave a message which flower, newest first',
    params: oneMessage,
    query: listQuery().omit({ page: true }),
    answer: z.object({ users: z.array(person.extend({ type: flowerType() })), ...listAnswer }),
    errors: ['not_found'],
  },
  report: {
    method: 'POST',
    path: '/message/:id/report',
    who: 'member',
    summary: 'Report a message to the administration; twice is once',
    params: oneMessage,
    body: reportForm,
    answer: message,
    errors: ['not_found'],
    limits: ['connecting'],
  },
})
