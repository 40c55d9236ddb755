import { invitees } from '@celebrio/contract/celebrations/external-guests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { putEvent } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Refusing, Saying } from '../use-answer.ts'
import { personalQuery } from './data.ts'

/** Says yes or no by a personal link. An event that is full takes the guest on its waiting list, and says so. */
export function usePersonalAnswers(token: string) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  const { queryKey } = personalQuery(token)
  const accept = useMutation({
    mutationFn: ({ answer: body }: Saying) => call(invitees.accept, { params: { token }, body }),
    onSuccess: ({ invitation }, { done }) => {
      client.setQueryData(queryKey, invitation)
      toast.success(t('accepted'))
      done()
    },
    onError: (error, { done }) => {
      toast.error(errorText(error))
      void client.invalidateQueries({ queryKey })
      if (error instanceof ApiError && error.code === 'event_full') done()
    },
  })
  const reject = useMutation({
    mutationFn: ({ message }: Refusing) => call(invitees.reject, { params: { token }, body: { message } }),
    onSuccess: ({ invitation }, { done }) => {
      client.setQueryData(queryKey, invitation)
      toast.success(t('rejected'))
      done()
    },
    onError: error => {
      toast.error(errorText(error))
      void client.invalidateQueries({ queryKey })
    },
  })
  return { accept, reject }
}

/** Makes the invitation one of the viewer's own. */
export function useTakeOver(token: string) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(invitees.takeOver, { params: { token } }),
    onSuccess: ({ event }) => {
      putEvent(client, event)
      toast.success(t('takenOver'))
      return navigate(paths.event(event.id), { replace: true })
    },
    onError: error => toast.error(errorText(error)),
  })
}
