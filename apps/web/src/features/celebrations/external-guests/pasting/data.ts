import { externalGuests } from '@celebrio/contract/celebrations/external-guests'
import { invitationCandidates } from '@celebrio/contract/celebrations/invitation-candidates'
import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** How many the host can still invite by e-mail. */
export const allowanceQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'allowance', id] as readonly unknown[],
    queryFn: ({ signal }) => call(externalGuests.allowance, { params: { id }, signal }),
  })

export type Matches = ReadonlyMap<string, readonly Candidate[]>

/** The connections who have these names. */
export const matchesQuery = (id: number, names: readonly string[]) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'candidate-matches', id, names] as readonly unknown[],
    queryFn: async ({ signal }): Promise<Matches> => {
      const { matches } = await call(invitationCandidates.match, {
        params: { id },
        body: { names: [...names] },
        signal,
      })
      return new Map(matches.map(({ name, people }) => [name, people]))
    },
  })

export type Allowance = Answer<typeof externalGuests.allowance>
export type ManyAnswer = Answer<typeof externalGuests.createMany>

type Many = { friend_ids: number[]; guests: { name: string; email: string }[]; message: string }
type Invited = Pick<ManyAnswer, 'invited' | 'left_out'>

const inviteConnections = async (id: number, { friend_ids, message }: Many) =>
  friend_ids.length === 0
    ? 0
    : (await call(invitations.invite, { params: { id }, body: { friend_ids, message } })).invited

const inviteByEmail = async (id: number, { guests, message }: Many): Promise<Invited> =>
  guests.length === 0
    ? { invited: 0, left_out: [] }
    : call(externalGuests.createMany, { params: { id }, body: { guests, message } })

/** Invites several people: connections, and others by e-mail. */
export const useInviteMany = (id: number, onDone: (answer: Invited, sent: Many) => void) =>
  useAction({
    send: async (many: Many): Promise<Invited> => {
      const connections = await inviteConnections(id, many)
      const { invited, left_out } = await inviteByEmail(id, many)
      return { invited: connections + invited, left_out }
    },
    onSuccess: onDone,
    failure: firstIssueText,
    invalidates: eventKeys.all,
    invalidatesAfter: 'both',
  })
