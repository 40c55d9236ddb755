import { invitationCandidates } from '@celebrio/contract/celebrations/invitation-candidates'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerRequest } from './admit.ts'
import { acceptInvitation, rejectInvitation, sayMaybe } from './answer.ts'
import { downloadGuests } from './download-guests.ts'
import { invite } from './invite.ts'
import { matchCandidates, readCandidateGroups, readCandidateKinds, readCandidates } from './read-candidates.ts'
import { readGuests, readRequests } from './read-guests.ts'
import { removeGuest } from './remove.ts'
import { askToJoin, withdrawRequest } from './request.ts'

export const routes = (app: AppContext): Route[] => [
  route(invitations.invite, ({ viewer, params, body }) => invite(app, viewer, params.id, body)),
  route(invitationCandidates.list, ({ viewer, params, query }) => readCandidates(app, viewer, params.id, query)),
  route(invitationCandidates.kinds, ({ viewer, params }) => readCandidateKinds(app, viewer, params.id)),
  route(invitationCandidates.groups, ({ viewer, params }) => readCandidateGroups(app, viewer, params.id)),
  route(invitationCandidates.match, ({ viewer, params, body }) => matchCandidates(app, viewer, params.id, body.names)),
  route(invitations.accept, ({ viewer, params, body }) => acceptInvitation(app, viewer, params.id, body)),
  route(invitations.maybe, ({ viewer, params, body }) => sayMaybe(app, viewer, params.id, body.message)),
  route(invitations.reject, ({ viewer, params, body }) => rejectInvitation(app, viewer, params.id, body.message)),
  route(invitations.request, ({ viewer, params, body }) => askToJoin(app, viewer, params.id, body.request_message)),
  route(invitations.withdrawRequest, ({ viewer, params }) => withdrawRequest(app, viewer, params.id)),
  route(invitations.requests, ({ viewer, params, query }) => readRequests(app, viewer, params.id, query)),
  route(invitations.answerRequest, ({ viewer, params }) => answerRequest(app, viewer, params)),
  route(invitations.guests, ({ viewer, params, query }) => readGuests(app, viewer, params.id, query)),
  route(invitations.downloadGuests, ({ viewer, params }) => downloadGuests(app, viewer, params.id)),
  route(invitations.remove, ({ viewer, params }) => removeGuest(app, viewer, params)),
]
