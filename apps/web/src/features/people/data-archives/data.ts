import { dataArchives } from '@celebrio/contract/people/data-archives'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

const millisecondsBetweenLooks = 2_000

/** The viewer's archive, which is looked at again and again while it is being made. */
export const archiveQuery = queryOptions({
  queryKey: ['data-archive'],
  queryFn: ({ signal }) => call(dataArchives.get, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.archive?.state === 'waiting' || data?.archive?.state === 'making' ? millisecondsBetweenLooks : false,
})

export function useAskForArchive() {
  const { t } = useTranslation('data-archives')
  return useAction({
    send: () => call(dataArchives.ask, {}),
    success: t('asked'),
    invalidates: archiveQuery.queryKey,
    // It may have been asked for elsewhere.
    invalidatesAfter: 'both',
  })
}
