import { invitees } from '@celebrio/contract/celebrations/external-guests'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { acceptByLink, rejectByLink } from './answer.ts'
import { inviteSomebody, renewLink, revokeInvitation } from './invite.ts'
import { printInvitation, readInvitation } from './open.ts'
import { takeOver } from './take-over.ts'

export const inviteeRoutes = (kit: Kit): Route[] => [
  route(invitees.create, ({ viewer, params, body }) => inviteSomebody(kit, viewer, params.id, body)),
  route(invitees.renew, ({ viewer, params }) => renewLink(kit, viewer, params)),
  route(invitees.revoke, ({ viewer, params }) => revokeInvitation(kit, viewer, params)),
  route(invitees.open, ({ params, viewer, language }) => readInvitation(kit, kit.db, { ...params, viewer, language })),
  route(invitees.accept, ({ params, viewer, language, body }) =>
    acceptByLink(kit, { ...params, viewer, language }, body),
  ),
  route(invitees.reject, ({ params, viewer, language, body }) =>
    rejectByLink(kit, { ...params, viewer, language }, body.message),
  ),
  route(invitees.takeOver, ({ viewer, params }) => takeOver(kit, viewer, params.token)),
  route(invitees.download, ({ params, viewer, language }) => printInvitation(kit, { ...params, viewer, language })),
]
