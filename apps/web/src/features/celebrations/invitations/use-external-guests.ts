import type { Event } from '@celebrio/contract/celebrations/events'
import { externalGuests } from '@celebrio/contract/celebrations/external-guests'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { type FieldErrors, refusedFields, textBesideFields } from '#lib/forms/field-errors.ts'

export type Somebody = { name: string; email: string; message: string }

/** Invites somebody without an account. What is wrong with a field is told there. */
export const useInviteSomebody = ({ id }: Event, onDone: () => void, onWrong: (errors: FieldErrors) => void) =>
  useAction({
    send: (body: Somebody) => call(externalGuests.create, { params: { id }, body }),
    onSuccess: onDone,
    failure: textBesideFields,
    onError: error => onWrong(refusedFields(error)),
    invalidates: eventKeys.all,
  })

/** A new link for somebody; the old ones no longer work. */
export const useRenewLink = ({ id }: Event, guest: Guest) =>
  useAction({ send: () => call(externalGuests.renew, { params: { id, guest_id: guest.id } }) })

/** Takes back an invitation. */
export const useRevoke = ({ id }: Event, { id: guest_id, user }: Guest, onDone: () => void) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: () => call(externalGuests.revoke, { params: { id, guest_id } }),
    onSuccess: onDone,
    success: t('guestRemoved', { name: user.name }),
    invalidates: eventKeys.all,
  })
}
