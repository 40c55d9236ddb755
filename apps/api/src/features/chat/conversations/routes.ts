import { conversations } from '@celebrio/contract/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { acceptRequest, declineRequest } from './answer-request.ts'
import { findConversations } from './find-conversations.ts'
import { closeConversation, leaveConversation } from './leave.ts'
import { markRead } from './mark-read.ts'
import { openConversation } from './open-conversation.ts'
import { readAbout, readConversation, readConversations, readUnread } from './read-conversations.ts'
import { readMembers } from './read-members.ts'
import { setConversation } from './set-conversation.ts'

export const routes = (app: AppContext): Route[] => [
  route(conversations.list, ({ viewer, query }) => readConversations(app, viewer, query)),
  route(conversations.find, ({ viewer, query }) => findConversations(app, viewer, query.keyword)),
  route(conversations.unread, ({ viewer }) => readUnread(app, viewer)),
  route(conversations.open, ({ viewer, body }) => openConversation(app, viewer, body)),
  route(conversations.about, ({ viewer, params }) => readAbout(app, viewer, params)),
  route(conversations.get, async ({ viewer, params }) => ({
    conversation: await readConversation(app, app.db, viewer, params.id),
  })),
  route(conversations.close, ({ viewer, params, body }) => closeConversation(app, viewer, params.id, body.is_closed)),
  route(conversations.leave, ({ viewer, params }) => leaveConversation(app, viewer, params.id)),
  route(conversations.members, ({ viewer, params, query }) => readMembers(app, viewer, params.id, query)),
  route(conversations.set, ({ viewer, params, body }) => setConversation(app, viewer, params.id, body)),
  route(conversations.read, ({ viewer, params, body }) => markRead(app, viewer, params.id, body.seq)),
  route(conversations.accept, ({ viewer, params }) => acceptRequest(app, viewer, params.id)),
  route(conversations.decline, ({ viewer, params }) => declineRequest(app, viewer, params.id)),
]
