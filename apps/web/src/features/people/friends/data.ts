import { type Friend, friends } from '@celebrio/contract/people/friends'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { snapshot } from '#lib/actions/snapshot.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { errorTextOr } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Cache keys; all start with `friends`, because one answer moves a person from one list to another. */
export const friendKeys = { all: ['friends'] } as const

export type FriendType = 1 | 2 | 3
export type FindFilters = {
  keyword: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
}

const keyOf = (...parts: (string | number | null | undefined)[]): readonly unknown[] => ['friends', ...parts]

/** Accepted connections, newest first. */
export const connectionsQuery = (friend_type?: FriendType) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('connections', friend_type),
    queryFn: ({ pageParam, signal }) => call(friends.list, { query: { friend_type, ...pageAt(pageParam) }, signal }),
  })

/** People whom the viewer has blocked. */
export const blockedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: keyOf('blocked'),
  queryFn: ({ pageParam, signal }) =>
    call(friends.list, { query: { filter_by: 'block', ...pageAt(pageParam) }, signal }),
})

/** Received or sent requests. */
export const requestsQuery = (direction: 'received' | 'sent', keyword = '', friend_type?: FriendType) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('requests', direction, keyword, friend_type),
    queryFn: ({ pageParam, signal }): Promise<Answer<typeof friends.list>> =>
      call(friends.requests, { query: { direction, keyword, friend_type, ...pageAt(pageParam) }, signal }),
  })

/** The newest received requests, and their number. */
export const waitingQuery = queryOptions({
  queryKey: keyOf('requests', 'waiting'),
  queryFn: ({ signal }) => call(friends.requests, { query: { direction: 'received', per_page: 5 }, signal }),
})

/** People to connect with. */
export const findQuery = ({ keyword, country_id, state_id, city_id }: FindFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('find', keyword, country_id, state_id, city_id),
    queryFn: ({ pageParam, signal }) =>
      call(friends.find, { query: { keyword, country_id, state_id, city_id, ...pageAt(pageParam) }, signal }),
  })

/** The first suggestions, for home: enough to refill when some are skipped. */
export const closeQuery = queryOptions({
  queryKey: keyOf('close'),
  queryFn: ({ signal }) => call(friends.find, { query: { per_page: 12 }, signal }),
})

type Done =
  | 'requestSent'
  | 'connectionSent'
  | 'accepted'
  | 'rejected'
  | 'removed'
  | 'cancelled'
  | 'unblocked'
  | 'skipped'

/** What is asked of the server about one person, and the text that says it is done. */
const useFriendAction = <Input>(
  done: Done,
  send: (input: Input) => Promise<unknown>,
  failure?: (error: unknown) => string,
) => {
  const { t } = useTranslation('friends')
  return useAction({ send, success: t(done), ...(failure && { failure }), invalidates: friendKeys.all })
}

/** What is said where a request for a connection could not be sent. */
function useConnectionFailure() {
  const { t } = useTranslation('friends')
  return (error: unknown) => errorTextOr(error, t('connectionFailed'))
}

export const useRequest = (friend_id: number, done: 'requestSent' | 'connectionSent' = 'requestSent') =>
  useFriendAction(
    done,
    (friend_type: FriendType) => call(friends.request, { body: { friend_id, friend_type } }),
    useConnectionFailure(),
  )

export const useAccept = (friend_id: number) =>
  useFriendAction('accepted', (friend_type: FriendType) =>
    call(friends.accept, { params: { friend_id }, body: { friend_type } }),
  )

export const useReject = (friend_id: number) =>
  useFriendAction('rejected', () => call(friends.reject, { params: { friend_id } }))

export const useRemove = (friend_id: number, pending: boolean) =>
  useFriendAction(pending ? 'cancelled' : 'removed', () => call(friends.remove, { params: { friend_id } }))

export const useUnblock = (friend_id: number) =>
  useFriendAction('unblocked', () => call(friends.unblock, { params: { friend_id } }))

export const useSkip = (friend_id: number) =>
  useFriendAction('skipped', () => call(friends.skip, { params: { friend_id } }))

/** Removes a person from the suggestions; optimistic, restored when the server refuses. */
const useSuggestionAction = <Input>(
  id: number,
  done: 'connectionSent' | 'skipped',
  send: (input: Input) => Promise<unknown>,
  failure?: (error: unknown) => string,
) => {
  const { t } = useTranslation('friends')
  const { queryKey } = closeQuery
  return useAction({
    send,
    optimistic: async (_: Input, client) => {
      const rollBack = await snapshot(client, queryKey)
      client.setQueryData(queryKey, list => list && { ...list, friends: list.friends.filter(one => one.id !== id) })
      return rollBack
    },
    success: t(done),
    ...(failure && { failure }),
    invalidates: friendKeys.all,
    invalidatesAfter: 'both',
  })
}

export const useConnectSuggested = ({ id }: Friend) =>
  useSuggestionAction(
    id,
    'connectionSent',
    (friend_type: FriendType) => call(friends.request, { body: { friend_id: id, friend_type } }),
    useConnectionFailure(),
  )

export const useSkipSuggested = ({ id }: Friend) =>
  useSuggestionAction(id, 'skipped', () => call(friends.skip, { params: { friend_id: id } }))

export const useBlock = (friend_id: number, onBlocked: () => void) => {
  const { t } = useTranslation('friends')
  return useAction({
    send: () => call(friends.block, { params: { friend_id } }),
    onSuccess: onBlocked,
    success: t('blockedDone'),
  })
}

export const useReport = (friend_id: number) => {
  const { t } = useTranslation('friends')
  return useAction({
    send: (said: ReportForm) => call(friends.report, { params: { friend_id }, body: said }),
    success: t('reported'),
  })
}
