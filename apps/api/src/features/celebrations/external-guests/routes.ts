import { invitees } from '@celebrio/contract/celebrations/external-guests'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { acceptByLink, rejectByLink } from './answer.ts'
import { inviteSomebody, renewLink, revokeInvitation } from './invite.ts'
import { printInvitation, readInvitation } from './open.ts'
import { takeOver } from './take-over.ts'

export const routes = (app: AppContext): Route[] => [
  route(invitees.create, ({ viewer, params, body }) => inviteSomebody(app, viewer, params.id, body)),
  route(invitees.renew, ({ viewer, params }) => renewLink(app, viewer, params)),
  route(invitees.revoke, ({ viewer, params }) => revokeInvitation(app, viewer, params)),
  route(invitees.open, ({ params, viewer, language }) => readInvitation(app, app.db, { ...params, viewer, language })),
  route(invitees.accept, ({ params, viewer, language, body }) =>
    acceptByLink(app, { ...params, viewer, language }, body),
  ),
  route(invitees.reject, ({ params, viewer, language, body }) =>
    rejectByLink(app, { ...params, viewer, language }, body.message),
  ),
  route(invitees.takeOver, ({ viewer, params }) => takeOver(app, viewer, params.token)),
  route(invitees.download, ({ params, viewer, language }) => printInvitation(app, { ...params, viewer, language })),
]
