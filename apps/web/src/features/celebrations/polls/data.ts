import { eventPolls, type VoteForm } from '@celebrio/contract/celebrations/polls'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'

/** Whose poll: of an event, or behind a personal link. */
export type Asked = { id: number; token?: string | undefined }

/** Begins as the keys of events, of whose changes the viewer hears. */
export const pollKeys = { all: [...eventKeys.all, 'poll'] as const }

/** The dates that an event could have. */
export const pollQuery = ({ id, token }: Asked) =>
  queryOptions({
    queryKey: [...pollKeys.all, token ?? id],
    queryFn: async ({ signal }) =>
      (token === undefined
        ? await call(eventPolls.get, { params: { id }, signal })
        : await call(eventPolls.getByLink, { params: { token }, signal })
      ).poll,
  })

/** Says of a date whether it suits. @throws ApiError */
export const sendVote = ({ id, token }: Asked, body: VoteForm) =>
  token === undefined
    ? call(eventPolls.vote, { params: { id }, body })
    : call(eventPolls.voteByLink, { params: { token }, body })
