import { eventWall, type WallEntry } from '@celebrio/contract/celebrations/wall'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { wallKey } from './data.ts'

/** Something done to the wall, after which it is read anew, also when it failed. */
function useDeed<Input>(
  eventId: number,
  text: 'deleted' | 'approved' | 'saved',
  send: (input: Input) => Promise<unknown>,
) {
  const { t } = useTranslation('wall')
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.success(t(text)),
    onError: error => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: wallKey(eventId) }),
  })
}

export const useDelete = (eventId: number, { id }: WallEntry) =>
  useDeed(eventId, 'deleted', () => call(eventWall.delete, { params: { id: eventId, entry_id: id } }))

export const useApprove = (eventId: number, { id }: WallEntry) =>
  useDeed(eventId, 'approved', () => call(eventWall.approve, { params: { id: eventId, entry_id: id } }))

export const useSettings = (eventId: number) =>
  useDeed(eventId, 'saved', (approve_first: boolean) =>
    call(eventWall.settings, { params: { id: eventId }, body: { approve_first } }),
  )
