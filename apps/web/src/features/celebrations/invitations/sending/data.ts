import { invitationCandidates } from '@celebrio/contract/celebrations/invitation-candidates'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import type { FriendType } from '@celebrio/contract/people/friends'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cacheEvent, eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export type CandidateFilter = { keyword: string; friend_type?: FriendType }

/** Connections to invite to an own event, by name and kind, with their RSVP status. */
export const candidatesQuery = (id: number, filter: CandidateFilter) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'candidates', id, filter] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(invitationCandidates.list, { params: { id }, query: { ...filter, ...pageAt(pageParam) }, signal }),
  })

/** How many connections of each kind there are, and the ids of those who can be invited. */
export const candidateKindsQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'candidate-kinds', id] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(invitationCandidates.kinds, { params: { id }, signal })).kinds,
  })

/** The viewer's groups, with how many of their people can be invited. */
export const candidateGroupsQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'candidate-groups', id] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(invitationCandidates.groups, { params: { id }, signal })).groups,
  })
export type CandidateGroup = Answer<typeof invitationCandidates.groups>['groups'][number]

/** Invites all of a group who are not invited yet. */
export const useInviteGroup = (id: number, onDone: (invited: number) => void) =>
  useAction({
    send: (invitation: { group_id: number; message: string }) =>
      call(invitations.invite, { params: { id }, body: { ...invitation, friend_ids: [] } }),
    onSuccess: ({ event, invited }, _, client) => {
      cacheEvent(client, event)
      onDone(invited)
    },
    failure: firstIssueText,
  })

/** As many people as the server invites at once. */
const most = 1000

type Invitation = { friend_ids: readonly number[]; message: string }

async function inviteAll(id: number, { friend_ids, message }: Invitation) {
  let invited = 0
  for (let from = 0; ; from += most) {
    const body = { friend_ids: friend_ids.slice(from, from + most), message }
    const answer = await call(invitations.invite, { params: { id }, body })
    invited += answer.invited
    if (from + most >= friend_ids.length) return { invited, event: answer.event }
  }
}

/** Invites connections. */
export const useInvite = (id: number, onDone: (invited: number) => void) =>
  useAction({
    send: (invitation: Invitation) => inviteAll(id, invitation),
    onSuccess: ({ event, invited }, _, client) => {
      cacheEvent(client, event)
      onDone(invited)
    },
    failure: firstIssueText,
  })
