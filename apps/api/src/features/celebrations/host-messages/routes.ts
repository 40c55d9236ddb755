import { hostMessages } from '@celebrio/contract/celebrations/host-messages'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readMessages, readMessagesByLink, readReach } from './read-messages.ts'
import { removeMessage, writeToGuests } from './write.ts'

export const routes = (app: AppContext): Route[] => [
  route(hostMessages.list, ({ viewer, params, query }) => readMessages(app, viewer, params.id, query)),
  route(hostMessages.listByLink, ({ viewer, language, params, query }) =>
    readMessagesByLink(app, { ...params, viewer, language }, query),
  ),
  route(hostMessages.reach, ({ viewer, params }) => readReach(app, viewer, params.id)),
  route(hostMessages.send, ({ viewer, params, body }) => writeToGuests(app, viewer, params.id, body)),
  route(hostMessages.delete, ({ viewer, params }) => removeMessage(app, viewer, params)),
]
