import { externalGuests } from '@celebrio/contract/celebrations/external-guests'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { acceptByLink, rejectByLink, sayMaybeByLink } from './answer.ts'
import { readAllowance } from './email-allowance.ts'
import { inviteExternalGuest, renewLink, revokeInvitation } from './invite.ts'
import { inviteManyExternalGuests } from './invite-many.ts'
import { printInvitation, readInvitation } from './read-by-link.ts'
import { takeOver } from './take-over.ts'

export const routes = (app: AppContext): Route[] => [
  route(externalGuests.create, ({ viewer, params, body }) => inviteExternalGuest(app, viewer, params.id, body)),
  route(externalGuests.createMany, ({ viewer, params, body }) =>
    inviteManyExternalGuests(app, viewer, params.id, body),
  ),
  route(externalGuests.allowance, ({ viewer, params }) => readAllowance(app, viewer, params.id)),
  route(externalGuests.renew, ({ viewer, params }) => renewLink(app, viewer, params)),
  route(externalGuests.revoke, ({ viewer, params }) => revokeInvitation(app, viewer, params)),
  route(externalGuests.open, ({ params, viewer, language }) =>
    readInvitation(app, app.db, { ...params, viewer, language }),
  ),
  route(externalGuests.accept, ({ params, viewer, language, requestedLanguage, body }) =>
    acceptByLink(app, { ...params, viewer, language, requestedLanguage }, body),
  ),
  route(externalGuests.maybe, ({ params, viewer, language, requestedLanguage, body }) =>
    sayMaybeByLink(app, { ...params, viewer, language, requestedLanguage }, body.message),
  ),
  route(externalGuests.reject, ({ params, viewer, language, requestedLanguage, body }) =>
    rejectByLink(app, { ...params, viewer, language, requestedLanguage }, body.message),
  ),
  route(externalGuests.takeOver, ({ viewer, params }) => takeOver(app, viewer, params.token)),
  route(externalGuests.download, ({ params, viewer, language }) =>
    printInvitation(app, { ...params, viewer, language }),
  ),
]
