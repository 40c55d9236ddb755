import type { Event } from '@celebrio/contract/celebrations/events'
import { nudges } from '@celebrio/contract/celebrations/nudges'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** How many guests of an own event have not answered, and when they can be reminded. */
export const nudgingQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'nudging', id] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(nudges.get, { params: { id }, signal })).nudging,
  })

/** Reminds everybody who has not answered; not twice, whoever presses first. */
export const useNudge = ({ id }: Event, onDone: () => void) => {
  const { t } = useTranslation('nudges')
  return useAction({
    send: () => call(nudges.send, { params: { id } }),
    onSuccess: ({ nudging }, _, client) => {
      client.setQueryData(nudgingQuery(id).queryKey, nudging)
      onDone()
    },
    success: ({ reminded }) => (reminded > 0 ? t('reminded', { count: reminded }) : t('nobodyReminded')),
  })
}
