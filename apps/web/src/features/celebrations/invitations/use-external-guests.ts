import type { Event } from '@celebrio/contract/celebrations/events'
import { invitees } from '@celebrio/contract/celebrations/external-guests'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'

export type Somebody = { name: string; email: string; message: string }

const isAboutFields = (error: unknown) => error instanceof ApiError && Object.keys(error.details).length > 0

/** Invites somebody without an account. What is wrong with a field is told there. */
export function useInviteSomebody({ id }: Event, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Somebody) => call(invitees.create, { params: { id }, body }),
    onSuccess: () => {
      onDone()
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => {
      if (!isAboutFields(error)) toast.error(errorText(error))
    },
  })
}

/** A new link for somebody; the old ones are good no more. */
export const useRenewLink = ({ id }: Event, guest: Guest) =>
  useMutation({
    mutationFn: () => call(invitees.renew, { params: { id, guest_id: guest.id } }),
    onError: error => toast.error(errorText(error)),
  })

/** Takes back an invitation. */
export function useRevoke({ id }: Event, { id: guest_id, user }: Guest, onDone: () => void) {
  const { t } = useTranslation('invitations')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(invitees.revoke, { params: { id, guest_id } }),
    onSuccess: () => {
      onDone()
      toast.success(t('guestRemoved', { name: user.name }))
      return client.invalidateQueries({ queryKey: eventKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}
