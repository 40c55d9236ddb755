import { externalGuests } from '@celebrio/contract/celebrations/external-guests'
import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { cacheEvent } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { paths } from '#lib/paths.ts'
import type { Accepting, Rejecting } from '../data.ts'
import { personalQuery } from './data.ts'

/** Says yes or no by a personal link. An event that is full takes the guest on its waiting list, and says so. */
export function usePersonalAnswers(token: string) {
  const { t } = useTranslation('invitations')
  const { queryKey } = personalQuery(token)
  const reread = (client: QueryClient) => void client.invalidateQueries({ queryKey })
  const accept = useAction({
    send: ({ answer: body }: Accepting) => call(externalGuests.accept, { params: { token }, body }),
    onSuccess: ({ invitation }, { done }, client) => {
      client.setQueryData(queryKey, invitation)
      done()
    },
    success: t('accepted'),
    onError: (error, { done }, client) => {
      reread(client)
      if (error instanceof ApiError && error.code === 'event_full') done()
    },
  })
  const reject = useAction({
    send: ({ message }: Rejecting) => call(externalGuests.reject, { params: { token }, body: { message } }),
    onSuccess: ({ invitation }, { done }, client) => {
      client.setQueryData(queryKey, invitation)
      done()
    },
    success: t('rejected'),
    onError: (_, __, client) => reread(client),
  })
  return { accept, reject }
}

/** Makes the invitation one of the viewer's own. */
export const useTakeOver = (token: string) => {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  return useAction({
    send: () => call(externalGuests.takeOver, { params: { token } }),
    onSuccess: ({ event }, _, client) => {
      cacheEvent(client, event)
      return navigate(paths.event(event.id), { replace: true })
    },
    success: t('takenOver'),
  })
}
