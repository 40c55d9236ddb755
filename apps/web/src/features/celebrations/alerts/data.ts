import { eventAlerts } from '@celebrio/contract/celebrations/alerts'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** What a link in the new-event email refers to. */
export const alertQuery = (answer: 'confirm' | 'deny', token: string) =>
  queryOptions({
    queryKey: ['event-alert', answer, token] as readonly unknown[],
    queryFn: async () => (await call(eventAlerts[answer], { body: { token } })).event,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
    enabled: token !== '',
  })

/** Deletes the event through the link. */
export const useDeleteDenied = (token: string) => {
  const { t } = useTranslation('alerts')
  return useAction({ send: () => call(eventAlerts.delete, { body: { token } }), success: t('deleted') })
}
