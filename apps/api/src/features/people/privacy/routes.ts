import { privacy } from '@celebrio/contract/people/privacy'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { changePrivacy, readPrivacy } from './privacy.ts'

export const routes = (app: AppContext): Route[] => [
  route(privacy.read, ({ viewer }) => readPrivacy(app.db, viewer)),
  route(privacy.change, ({ viewer, body }) => changePrivacy(app, viewer, body)),
]
