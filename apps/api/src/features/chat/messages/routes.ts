import { messages } from '@celebrio/contract/chat/messages'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteMessage, editMessage } from './change-messages.ts'
import { findMessages } from './find-messages.ts'
import { readSuperlikers, superlike, unsuperlike } from './react.ts'
import { readFileAddress } from './read-file.ts'
import { readChanges, readMessages } from './read-messages.ts'
import { reportMessage } from './report-message.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'
import { tellTyping } from './typing.ts'

export const routes = (app: AppContext): Route[] => [
  route(messages.list, ({ viewer, params, query }) => readMessages(app, viewer, params.id, query)),
  route(messages.changes, ({ viewer, params, query }) => readChanges(app, viewer, params.id, query)),
  route(messages.send, ({ viewer, params, body }) => sendMessage(app, viewer, params.id, body)),
  route(messages.file, ({ viewer, params }) => readFileAddress(app, viewer, params)),
  route(messages.typing, ({ viewer, params }) => tellTyping(app, viewer, params.id)),
  route(messages.edit, ({ viewer, params, body }) => editMessage(app, viewer, params.id, body.body)),
  route(messages.delete, ({ viewer, params }) => deleteMessage(app, viewer, params.id)),
  route(messages.search, ({ viewer, params, query }) => searchMessages(app, viewer, params.id, query)),
  route(messages.find, ({ viewer, query }) => findMessages(app, viewer, query)),
  route(messages.superlike, ({ viewer, params, body }) => superlike(app, viewer, params.id, body.type)),
  route(messages.unsuperlike, ({ viewer, params }) => unsuperlike(app, viewer, params.id)),
  route(messages.superlikers, ({ viewer, params, query }) => readSuperlikers(app, viewer, params.id, query)),
  route(messages.report, ({ viewer, params, body }) => reportMessage(app, viewer, params.id, body)),
]
