import type { GuestStanding } from '@celebrio/contract/celebrations/invitation-shapes'
import { invitations } from '@celebrio/contract/celebrations/invitations'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Guests of an own event who stand so. Its keys begin as those of the event, because one answer changes both. */
export const guestsQuery = (id: number, wanted: { status?: GuestStanding; keyword?: string }) =>
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
