import { friends } from '@celebrio/contract/people/friends'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type FriendType, friendKeys } from './data.ts'

type Done =
  | 'requestSent'
  | 'connectionSent'
  | 'accepted'
  | 'rejected'
  | 'removed'
  | 'cancelled'
  | 'unblocked'
  | 'skipped'

/** What is asked of the server about one person, and the text that says it is done. */
const useAction = <Input>(done: Done, send: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient()
  const { t } = useTranslation('friends')
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(t(done))
      return client.invalidateQueries({ queryKey: friendKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}

export const useRequest = (friend_id: number, done: 'requestSent' | 'connectionSent' = 'requestSent') =>
  useAction(done, (friend_type: FriendType) => call(friends.request, { body: { friend_id, friend_type } }))

export const useAccept = (friend_id: number) =>
  useAction('accepted', (friend_type: FriendType) =>
    call(friends.accept, { params: { friend_id }, body: { friend_type } }),
  )

export const useReject = (friend_id: number) =>
  useAction('rejected', () => call(friends.reject, { params: { friend_id } }))

export const useRemove = (friend_id: number, pending: boolean) =>
  useAction(pending ? 'cancelled' : 'removed', () => call(friends.remove, { params: { friend_id } }))

export const useUnblock = (friend_id: number) =>
  useAction('unblocked', () => call(friends.unblock, { params: { friend_id } }))

export const useSkip = (friend_id: number) => useAction('skipped', () => call(friends.skip, { params: { friend_id } }))
