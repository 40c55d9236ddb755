import type { HelperRole } from '@celebrio/contract/celebrations/event-shapes'
import { eventHelpers } from '@celebrio/contract/celebrations/helpers'
import { friends } from '@celebrio/contract/people/friends'
import type { Person } from '@celebrio/contract/platform/person'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** The helpers of an event. The key starts with the events key: adding or removing a helper changes both. */
export const helpersQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'helpers', id],
    queryFn: async ({ signal }) => (await call(eventHelpers.list, { params: { id }, signal })).helpers,
  })

/** Connections who could become helpers, searched by name. */
export const candidatesQuery = (keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['friends', 'candidates', keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(friends.list, { query: { keyword, ...pageAt(pageParam) }, signal }),
  })

/** Makes a person a helper. */
export const useAddHelper = (id: number) => {
  const { t } = useTranslation('helpers')
  return useAction({
    send: ({ user, role }: { user: Person; role: HelperRole }) =>
      call(eventHelpers.name, { params: { id }, body: { user_id: user.id, role } }),
    success: ({ helper }) => t(`named_${helper.role}`, { name: helper.user.name }),
    failure: firstIssueText,
    invalidates: eventKeys.all,
  })
}

/** Removes a helper; also used by viewers to leave. */
export const useRemoveHelper = (id: number, userId: number, success: string) =>
  useAction({
    send: () => call(eventHelpers.dismiss, { params: { id, user_id: userId } }),
    success,
    failure: firstIssueText,
    invalidates: eventKeys.all,
  })
