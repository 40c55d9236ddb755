import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest, GuestStatus, RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import { openLinks } from '@celebrio/contract/celebrations/open-links'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cacheEvent, eventKeys, eventQuery } from '#features/celebrations/events'
import { type Acceptance, type Accepting, type Answering, isGone, isUnsent } from '#features/celebrations/guests'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'
import { errorText, firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Guests of an own event, filtered. The key starts with the event's, because one answer changes both. */
export const guestsQuery = (id: number, filter: { status?: RsvpStatus; keyword?: string }) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'guests', id, filter] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(invitations.guests, { params: { id }, query: { ...filter, ...pageAt(pageParam) }, signal }),
  })

/** Requests to join an own event. */
export const joinRequestsQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'requests', id] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(invitations.requests, { params: { id }, query: pageAt(pageParam), signal }),
  })

/** Accepts or rejects a request to join. */
export const useAnswerRequest = ({ id }: Event, { id: guest_id, user, personal }: Guest) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: (answer: 'accept' | 'reject') =>
      personal
        ? call(openLinks.answerRequest, { params: { id, guest_id, answer } })
        : call(invitations.answerRequest, { params: { id, user_id: user.id, answer } }),
    success: ({ guest }) => {
      const letIn = guest.status === 'waiting' ? 'requestWaits' : 'requestAccepted'
      return t(guest.status === 'rejected' ? 'requestRejected' : letIn)
    },
    invalidates: eventKeys.all,
  })
}

/** Removes a guest. */
export const useRemoveGuest = ({ id }: Event, { user }: Guest, onDone: () => void) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: () => call(invitations.remove, { params: { id, user_id: user.id } }),
    onSuccess: onDone,
    success: t('guestRemoved', { name: user.name }),
    invalidates: eventKeys.all,
  })
}

/** Downloads the guest list. */
export const useDownloadGuests = (id: number) =>
  useAction({ send: () => download(invitations.downloadGuests, { params: { id } }) })

const hasCode = (error: Error, code: ApiError['code']) => error instanceof ApiError && error.code === code

/** The device knows that it has no connection, and the toast says so. */
const isOffline = () => !navigator.onLine

const saysWhy = ['event_full', 'party_too_large', 'answers_closed', 'too_many_companions'] as const

/**
 * Accepts, or changes the party. If the event is full, this joins the waiting list; a toast says so and what was refused,
 * unless the page does.
 */
export const useAccept = ({ id }: Event, { onPage = false } = {}) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: ({ answer: body }: Accepting<Partial<Acceptance>>) => call(invitations.accept, { params: { id }, body }),
    onSuccess: ({ event }, { done }, client) => {
      cacheEvent(client, event)
      done('accepted')
    },
    success: t('accepted'),
    failure: error => {
      if (onPage && !isUnsent(error)) return null
      if (isOffline()) return errorText(error)
      return saysWhy.some(code => hasCode(error, code)) ? errorText(error) : t('acceptFailed')
    },
    onError: async (error, { done }, client) => {
      // What the host allows may have changed since the page was opened.
      if (saysWhy.some(code => hasCode(error, code))) await client.invalidateQueries({ queryKey: eventKeys.all })
      if (hasCode(error, 'event_full')) done('waiting')
    },
  })
}

const withOwnStatus = (event: Event, status: GuestStatus): Event => ({
  ...event,
  my_invitation: event.my_invitation && { ...event.my_invitation, status, is_maybe: false },
})

/** Says maybe, also after accepting. The page says what has become of it. */
export const useMaybe = ({ id }: Event) =>
  useAction({
    send: ({ message }: Answering) => call(invitations.maybe, { params: { id }, body: { message } }),
    onSuccess: ({ event }, { done }, client) => {
      cacheEvent(client, event)
      done('maybe')
    },
    // The sheet tells refusals.
    failure: error => (isUnsent(error) ? errorText(error) : null),
    // What the host allows may have changed since the page was opened.
    onError: (error, _, client) =>
      isUnsent(error) || isGone(error) ? undefined : client.invalidateQueries({ queryKey: eventKeys.all }),
  })

/** Declines, also after accepting. A toast says what was refused, unless the page does. */
export const useReject = ({ id }: Event, { onPage = false } = {}) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: ({ message }: Answering) => call(invitations.reject, { params: { id }, body: { message } }),
    onSuccess: (_, { done }, client) => {
      client.setQueryData(eventQuery(id).queryKey, shown => shown && withOwnStatus(shown, 'rejected'))
      done('rejected')
    },
    success: t('rejected'),
    failure: error => {
      if (onPage && !isUnsent(error)) return null
      return isOffline() ? errorText(error) : t('rejectFailed')
    },
    invalidates: eventKeys.all,
  })
}

/** Asks to join. */
export const useRequest = ({ id }: Event, onDone: () => void) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: (request_message: string) => call(invitations.request, { params: { id }, body: { request_message } }),
    onSuccess: ({ event }, _, client) => {
      cacheEvent(client, event)
      onDone()
    },
    success: t('requestSent'),
    failure: firstIssueText,
  })
}

/** Withdraws a request to join. The host may have answered first, so the event is always reloaded. */
export const useWithdraw = ({ id }: Event) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: () => call(invitations.withdrawRequest, { params: { id } }),
    success: t('requestWithdrawn'),
    invalidates: eventKeys.all,
    invalidatesAfter: 'both',
  })
}
