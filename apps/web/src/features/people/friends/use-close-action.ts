import type { Friend } from '@celebrio/contract/people/friends'
import { friends } from '@celebrio/contract/people/friends'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { closeQuery, type FriendType, friendKeys } from './data.ts'

/** Takes somebody off the list at once, and puts them back when the server says no. */
const useTakeOff = <Input>(
  id: number,
  done: 'connectionSent' | 'skipped',
  send: (input: Input) => Promise<unknown>,
) => {
  const client = useQueryClient()
  const { t } = useTranslation('friends')
  const { queryKey } = closeQuery
  return useMutation({
    mutationFn: send,
    async onMutate() {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, list => list && { ...list, friends: list.friends.filter(one => one.id !== id) })
      return before
    },
    onSuccess: () => toast.success(t(done)),
    onError(error, _, before) {
      client.setQueryData(queryKey, before)
      toast.error(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey: friendKeys.all }),
  })
}

export const useConnect = ({ id }: Friend) =>
  useTakeOff(id, 'connectionSent', (friend_type: FriendType) =>
    call(friends.request, { body: { friend_id: id, friend_type } }),
  )

export const useSkipClose = ({ id }: Friend) =>
  useTakeOff(id, 'skipped', () => call(friends.skip, { params: { friend_id: id } }))
