import { eventWall, type WallEntry } from '@celebrio/contract/celebrations/wall'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import type { RollBack } from '#lib/actions/action.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Wall queries. The key starts with the events key, so that pushed event changes refresh it. */
export const wallKey = (id: number) => [...eventKeys.all, 'wall', id] as const

/** Wall entries, newest first; optionally only those with pictures. */
export const wallQuery = (id: number, pictures: boolean) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...wallKey(id), pictures] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(eventWall.list, {
        params: { id },
        query: { pictures: pictures || undefined, ...pageAt(pageParam) },
        signal,
      }),
  })

/** The viewer's entries, newest first. */
export const ownQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...wallKey(id), 'own'] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(eventWall.own, { params: { id }, query: pageAt(pageParam), signal }),
  })

/** Adds a wall entry. */
export const useAddEntry = (eventId: number, onSent: () => void) => {
  const { t } = useTranslation('wall')
  return useAction({
    send: (body: { words: string; images: string[] }) => call(eventWall.add, { params: { id: eventId }, body }),
    onSuccess: onSent,
    success: ({ entry }) => t(entry.is_waiting ? 'sentWaits' : 'sent'),
    failure: firstIssueText,
    invalidates: wallKey(eventId),
  })
}

type WallAction<Input> = {
  send: (input: Input) => Promise<unknown>
  done: 'deleted' | 'approved' | 'saved'
  optimistic?: (input: Input) => RollBack
}

/** Mutation of the wall; reloads it afterwards, also after a failure. */
const useWallAction = <Input>(eventId: number, { done, ...action }: WallAction<Input>) => {
  const { t } = useTranslation('wall')
  return useAction({ ...action, success: t(done), invalidates: wallKey(eventId), invalidatesAfter: 'both' })
}

export const useDelete = (eventId: number, { id }: WallEntry) =>
  useWallAction(eventId, {
    send: () => call(eventWall.delete, { params: { id: eventId, entry_id: id } }),
    done: 'deleted',
  })

export const useApprove = (eventId: number, { id }: WallEntry) =>
  useWallAction(eventId, {
    send: () => call(eventWall.approve, { params: { id: eventId, entry_id: id } }),
    done: 'approved',
  })

/** Whether guests' entries need approval. */
export const useApproveFirst = (eventId: number, optimistic: (approves: boolean) => RollBack) =>
  useWallAction(eventId, {
    send: (approve_first: boolean) => call(eventWall.settings, { params: { id: eventId }, body: { approve_first } }),
    done: 'saved',
    optimistic,
  })
