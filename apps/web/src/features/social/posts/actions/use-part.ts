import { friends } from '@celebrio/contract/people/friends'
import type { Post } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { friendKeys } from '#features/people/friends'
import { commentKeys } from '#features/social/comments'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { removeAuthor } from '../cached-posts.ts'
import { postKeys } from '../data.ts'

/** Ends the connection with a post's author; what only connections see goes with it. */
export const useRemoveConnection = ({ user }: Post) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return useMutation({
    mutationFn: () => call(friends.remove, { params: { friend_id: user.id } }),
    onSuccess: () => {
      toast.success(t('connectionRemoved'))
      void client.invalidateQueries({ queryKey: friendKeys.all })
      void client.invalidateQueries({ queryKey: postKeys.lists })
    },
    onError: error => toast.error(errorText(error)),
  })
}

/** Blocks a post's author: everything of theirs is gone from what has been read already. */
export const useBlock = ({ user }: Post) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return useMutation({
    mutationFn: () => call(friends.block, { params: { friend_id: user.id } }),
    onSuccess: () => {
      removeAuthor(client, user.id)
      toast.success(t('blocked'))
      void client.invalidateQueries({ queryKey: friendKeys.all })
      void client.resetQueries({ queryKey: commentKeys.all })
      for (const people of postKeys.people) void client.resetQueries({ queryKey: people })
    },
    onError: error => toast.error(errorText(error)),
  })
}
