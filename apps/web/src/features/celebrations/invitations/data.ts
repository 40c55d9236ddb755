import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest, RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cacheEvent, eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'
import { errorText, firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Guests of an own event who stand so. Its keys begin as those of the event, because one answer changes both. */
export const guestsQuery = (id: number, wanted: { status?: RsvpStatus; keyword?: string }) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'guests', id, wanted] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(invitations.guests, { params: { id }, query: { ...wanted, ...pageAt(pageParam) }, signal }),
  })

/** Who asks to join an own event. */
export const joinRequestsQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'requests', id] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(invitations.requests, { params: { id }, query: pageAt(pageParam), signal }),
  })

/** Connections to invite to an own event, by their names, and how they stand to it already. */
export const candidatesQuery = (id: number, keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'candidates', id, keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(invitations.candidates, { params: { id }, query: { keyword, ...pageAt(pageParam) }, signal }),
  })

/** Sends invitations to the people named. */
export const useInvite = (id: number, onDone: () => void) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: (body: { friend_ids: number[]; message?: string }) => call(invitations.invite, { params: { id }, body }),
    onSuccess: ({ event }, _, client) => {
      cacheEvent(client, event)
      onDone()
    },
    success: ({ invited }) => (invited > 0 ? t('invited', { count: invited }) : t('invitedBefore')),
  })
}

/** Answers who has asked to join. */
export const useAnswerRequest = ({ id }: Event, { user }: Guest) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: (answer: 'accept' | 'reject') =>
      call(invitations.answerRequest, { params: { id, user_id: user.id, answer } }),
    success: ({ guest }) => {
      const letIn = guest.status === 'waiting' ? 'requestWaits' : 'requestAccepted'
      return t(guest.status === 'rejected' ? 'requestRejected' : letIn)
    },
    invalidates: eventKeys.all,
  })
}

/** Takes a guest off the list. */
export const useRemoveGuest = ({ id }: Event, { user }: Guest, onDone: () => void) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: () => call(invitations.remove, { params: { id, user_id: user.id } }),
    onSuccess: onDone,
    success: t('guestRemoved', { name: user.name }),
    invalidates: eventKeys.all,
  })
}

/** Saves the guest list as a file. */
export const useDownloadGuests = (id: number) =>
  useAction({ send: () => download(invitations.downloadGuests, { params: { id } }) })

export type Acceptance = { adults: number; children: number; dietary: string; message: string }

/** A yes, and what follows when it was heard. */
export type Accepting<Answer = Acceptance> = { answer: Answer; done: () => void }

/** A no, and what follows when it was heard. */
export type Rejecting = { message: string; done: () => void }

const hasCode = (error: Error, code: ApiError['code']) => error instanceof ApiError && error.code === code

/** Says yes, or changes the party. An event that is full takes the guest on its waiting list, and says so. */
export const useAccept = ({ id }: Event) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: ({ answer: body }: Accepting<Partial<Acceptance>>) => call(invitations.accept, { params: { id }, body }),
    onSuccess: ({ event }, { done }, client) => {
      cacheEvent(client, event)
      done()
    },
    success: t('accepted'),
    failure: error =>
      hasCode(error, 'event_full') || hasCode(error, 'party_too_large') ? errorText(error) : t('acceptFailed'),
    onError: (error, { done }, client) => {
      if (!hasCode(error, 'event_full')) return
      void client.invalidateQueries({ queryKey: eventKeys.all })
      done()
    },
  })
}

/** Says no, also after a yes. */
export const useReject = ({ id }: Event) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: ({ message }: Rejecting) => call(invitations.reject, { params: { id }, body: { message } }),
    onSuccess: (_, { done }) => done(),
    success: t('rejected'),
    failure: () => t('rejectFailed'),
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

/** Takes a request to join back. The host may have been faster: the event is read anew in any case. */
export const useWithdraw = ({ id }: Event) => {
  const { t } = useTranslation('invitations')
  return useAction({
    send: () => call(invitations.withdrawRequest, { params: { id } }),
    success: t('requestWithdrawn'),
    invalidates: eventKeys.all,
    invalidatesAfter: 'both',
  })
}
