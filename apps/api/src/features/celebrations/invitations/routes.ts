import { invitations } from '@celebrio/contract/celebrations/invitations'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerRequest } from './admit.ts'
import { acceptInvitation, rejectInvitation } from './answer.ts'
import { downloadGuests } from './download-guests.ts'
import { invite } from './invite.ts'
import { readCandidates } from './read-candidates.ts'
import { readGuests, readRequests } from './read-guests.ts'
import { removeGuest } from './remove.ts'
import { askToJoin, withdrawRequest } from './request.ts'

export const invitationRoutes = (kit: Kit): Route[] => [
  route(invitations.invite, ({ viewer, params, body }) => invite(kit, viewer, params.id, body)),
  route(invitations.candidates, ({ viewer, params, query }) => readCandidates(kit, viewer, params.id, query)),
  route(invitations.accept, ({ viewer, params, body }) => acceptInvitation(kit, viewer, params.id, body)),
  route(invitations.reject, ({ viewer, params, body }) => rejectInvitation(kit, viewer, params.id, body.message)),
  route(invitations.request, ({ viewer, params, body }) => askToJoin(kit, viewer, params.id, body.request_message)),
  route(invitations.withdrawRequest, ({ viewer, params }) => withdrawRequest(kit, viewer, params.id)),
  route(invitations.requests, ({ viewer, params, query }) => readRequests(kit, viewer, params.id, query)),
  route(invitations.answerRequest, ({ viewer, params }) => answerRequest(kit, viewer, params)),
  route(invitations.guests, ({ viewer, params, query }) => readGuests(kit, viewer, params.id, query)),
  route(invitations.downloadGuests, ({ viewer, params }) => downloadGuests(kit, viewer, params.id)),
  route(invitations.remove, ({ viewer, params }) => removeGuest(kit, viewer, params)),
]
