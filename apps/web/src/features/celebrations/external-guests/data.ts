import type { Event } from '@celebrio/contract/celebrations/events'
import { externalGuests, type PersonalInvitation } from '@celebrio/contract/celebrations/external-guests'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { cacheEvent, eventKeys, neededUntil, withoutFaces } from '#features/celebrations/events'
import { type Accepting, type Answering, firstName, isGone, isUnsent } from '#features/celebrations/guests'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'
import { errorText, firstIssueText } from '#lib/api/error-text.ts'
import { type FieldErrors, fieldErrorsOf, formErrorText } from '#lib/forms/field-errors.ts'
import { askOrCopy, offlineCopy, storeCopy } from '#lib/offline-copies.ts'
import { paths } from '#lib/paths.ts'

export type ExternalGuestInput = { name: string; email: string; message: string }

/** Invites an external guest. Field errors are shown at the fields. */
export const useInviteExternalGuest = ({ id }: Event, onDone: () => void, onWrong: (errors: FieldErrors) => void) =>
  useAction({
    send: (body: ExternalGuestInput) => call(externalGuests.create, { params: { id }, body }),
    onSuccess: onDone,
    failure: formErrorText,
    onError: error => onWrong(fieldErrorsOf(error)),
    invalidates: eventKeys.all,
  })

/** Creates a new link for a guest; the old ones stop working. */
export const useRenewLink = ({ id }: Event, guest: Guest) =>
  useAction({
    send: () => call(externalGuests.renew, { params: { id, guest_id: guest.id } }),
    failure: firstIssueText,
  })

/** Revokes an invitation. */
export const useRevoke = ({ id }: Event, { id: guest_id, user }: Guest, onDone: () => void) => {
  const { t } = useTranslation('external-guests')
  return useAction({
    send: () => call(externalGuests.revoke, { params: { id, guest_id } }),
    onSuccess: onDone,
    success: t('guestRemoved', { name: user.name }),
    invalidates: eventKeys.all,
  })
}

const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

const nameOf = (token: string) => `invitation:${token}`

const copyOf = (invitation: PersonalInvitation) => ({
  until: neededUntil(invitation.event),
  data: { ...invitation, event: withoutFaces(invitation.event) },
})

/** Keeps an invitation that the server has rendered, and that was thus never asked for. */
export function keepInvitation(token: string, invitation: PersonalInvitation): void {
  if (!invitation.is_mine) storeCopy(nameOf(token), copyOf(invitation))
}

/** The invitation of a personal link. It can be opened offline. */
export const personalQuery = (token: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'personal', token] as readonly unknown[],
    queryFn: ({ signal }) =>
      askOrCopy({
        name: nameOf(token),
        ask: async () => (await call(externalGuests.open, { params: { token }, signal })).invitation,
        copyOf: invitation => (invitation.is_mine ? null : copyOf(invitation)),
      }),
    ...offlineCopy,
    retry: (count, error) => !isFinal(error) && count < 2,
  })

/** Downloads the ticket of a personal link. @throws ApiError */
export const downloadPersonal = (token: string): Promise<void> =>
  download(externalGuests.download, { params: { token } })

const isFull = (error: Error) => error instanceof ApiError && error.code === 'event_full'

type Answered = { invitation: PersonalInvitation }

const shown = (token: string, outcome: 'accepted' | 'maybe' | 'rejected') => {
  const { queryKey } = personalQuery(token)
  return ({ invitation }: Answered, { done }: Pick<Answering, 'done'>, client: QueryClient) => {
    client.setQueryData(queryKey, invitation)
    keepInvitation(token, invitation)
    done(outcome)
  }
}

/** Answers by a personal link. If the event is full, accepting joins the waiting list and shows that. */
export function usePersonalAnswers(token: string) {
  const { t } = useTranslation('external-guests')
  const { queryKey } = personalQuery(token)
  const told = ({ invitation }: Answered) => t('answered', { host: firstName(invitation.event.user.name) })
  const reload = (client: QueryClient) => client.invalidateQueries({ queryKey })
  const accept = useAction({
    send: ({ answer: body }: Accepting) => call(externalGuests.accept, { params: { token }, body }),
    onSuccess: shown(token, 'accepted'),
    success: told,
    // The page itself says that they wait, and the sheet why they are refused.
    failure: null,
    onError: async (error, { done }, client) => {
      if (isUnsent(error) || isGone(error)) return
      await reload(client)
      if (isFull(error)) done('waiting')
    },
  })
  const maybe = useAction({
    send: ({ message }: Answering) => call(externalGuests.maybe, { params: { token }, body: { message } }),
    onSuccess: shown(token, 'maybe'),
    failure: null,
    onError: (error, _, client) => (isUnsent(error) || isGone(error) ? undefined : reload(client)),
  })
  const reject = useAction({
    send: ({ message }: Answering) => call(externalGuests.reject, { params: { token }, body: { message } }),
    onSuccess: shown(token, 'rejected'),
    success: told,
    failure: error => (isUnsent(error) ? null : errorText(error)),
    onError: (error, _, client) => (isUnsent(error) ? undefined : reload(client)),
  })
  return { accept, maybe, reject }
}

export type PersonalAnswers = ReturnType<typeof usePersonalAnswers>

/** Adds the invitation to the viewer's account. */
export const useTakeOver = (token: string) => {
  const { t } = useTranslation('external-guests')
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
