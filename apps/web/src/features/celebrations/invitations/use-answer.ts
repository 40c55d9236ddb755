import type { Event } from '@celebrio/contract/celebrations/events'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys, putEvent } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText, firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'

export type Acceptance = { adults: number; children: number; dietary: string; message: string }

/** What is said, and what follows when it was heard. */
export type Saying<Answer = Acceptance> = { answer: Answer; done: () => void }

/** A no, and what follows when it was heard. */
export type Refusing = { message: string; done: () => void }

/** Says yes, or changes the party. An event that is full takes the guest on its waiting list, and says so. */
export function useAccept({ id }: Event) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ answer: body }: Saying<Partial<Acceptance>>) => call(invitations.accept, { params: { id }, body }),
    onSuccess: ({ event }, { done }) => {
      putEvent(client, event)
      toast.success(t('accepted'))
      done()
    },
    onError: (error, { done }) => {
      const isFull = error instanceof ApiError && error.code === 'event_full'
      const isKnown = isFull || (error instanceof ApiError && error.code === 'party_too_large')
      toast.error(isKnown ? errorText(error) : t('acceptFailed'))
      if (!isFull) return
      void client.invalidateQueries({ queryKey: eventKeys.all })
      done()
    },
  })
}

/** Says no, also after a yes. */
export function useReject({ id }: Event) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ message }: Refusing) => call(invitations.reject, { params: { id }, body: { message } }),
    onSuccess: (_, { done }) => {
      done()
      toast.success(t('rejected'))
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: () => toast.error(t('rejectFailed')),
  })
}

/** Asks to join. */
export function useRequest({ id }: Event, onDone: () => void) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request_message: string) => call(invitations.request, { params: { id }, body: { request_message } }),
    onSuccess: ({ event }) => {
      putEvent(client, event)
      toast.success(t('requestSent'))
      onDone()
    },
    onError: error => toast.error(firstIssueText(error)),
  })
}

/** Takes a request to join back. The host may have been faster: the event is read anew in any case. */
export function useWithdraw({ id }: Event) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(invitations.withdrawRequest, { params: { id } }),
    onSuccess: () => toast.success(t('requestWithdrawn')),
    onError: error => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: eventKeys.all }),
  })
}
