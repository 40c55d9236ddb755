import { contact } from '@celebrio/contract/people/contact'
import { contactInbox } from '@celebrio/contract/people/contact-inbox'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { contactStaff } from './contact-staff.ts'
import { answerMessage, closeMessage, readInbox, readMessage } from './inbox.ts'

export const routes = (app: AppContext): Route[] => [
  route(contact.send, ({ viewer, body }) => contactStaff(app, viewer, body)),
  route(contactInbox.list, ({ query }) => readInbox(app, query)),
  route(contactInbox.read, ({ params }) => readMessage(app, params.id)),
  route(contactInbox.answer, ({ viewer, params, body }) => answerMessage(app, viewer, params.id, body)),
  route(contactInbox.close, ({ viewer, params, body }) => closeMessage(app, viewer, params.id, body)),
]
