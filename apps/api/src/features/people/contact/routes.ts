import { contact } from '@celebrio/contract/people/contact'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { contactStaff } from './contact-staff.ts'

export const routes = (app: AppContext): Route[] => [
  route(contact.send, ({ viewer, body }) => contactStaff(app, viewer, body)),
]
