import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys, putEvent } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'

/** Sends invitations to the people named. */
export function useInvite(id: number, onDone: () => void) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { friend_ids: number[]; message?: string }) =>
      call(invitations.invite, { params: { id }, body }),
    onSuccess: ({ event, invited }) => {
      putEvent(client, event)
      toast.success(invited > 0 ? t('invited', { count: invited }) : t('invitedBefore'))
      onDone()
    },
    onError: error => toast.error(errorText(error)),
  })
}

/** Answers who has asked to join. */
export function useAnswerRequest({ id }: Event, { user }: Guest) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: 'accept' | 'reject') =>
      call(invitations.answerRequest, { params: { id, user_id: user.id, answer } }),
    onSuccess: ({ guest }) => {
      const letIn = guest.status === 'waiting' ? 'requestWaits' : 'requestAccepted'
      toast.success(t(guest.status === 'rejected' ? 'requestRejected' : letIn))
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}

/** Takes a guest off the list. */
export function useRemoveGuest({ id }: Event, { user }: Guest, onDone: () => void) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(invitations.remove, { params: { id, user_id: user.id } }),
    onSuccess: () => {
      onDone()
      toast.success(t('guestRemoved', { name: user.name }))
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}

/** Saves the guest list as a file. */
export const useDownloadGuests = (id: number) =>
  useMutation({
    mutationFn: () => download(invitations.downloadGuests, { params: { id } }),
    onError: error => toast.error(errorText(error)),
  })
