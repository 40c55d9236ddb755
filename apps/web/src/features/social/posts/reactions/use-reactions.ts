import type { FlowerType } from '@celebrio/contract/social/flowers'
import { postReactions } from '@celebrio/contract/social/post-reactions'
import type { Post } from '@celebrio/contract/social/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changePost, findPost } from '../cached-posts.ts'
import { postKeys } from '../data.ts'
import { mergeFlowers, mergeLikes, withFlower, withLike } from './optimistic.ts'
import { settle } from './send-latest.ts'

/** Likes or takes the like back; shows at once. */
export const useLike = ({ id }: Post): (() => void) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return () => {
    // Read now and not when it was drawn: two taps may come before the next frame.
    const was = findPost(client, id)?.has_liked ?? false
    settle(`like ${id}`, {
      was,
      wants: !was,
      show: liked => changePost(client, id, post => withLike(post, liked)),
      send: liked => call(liked ? postReactions.like : postReactions.unlike, { params: { id } }),
      done: ({ post: answer }, liked) => {
        changePost(client, id, post => mergeLikes(post, answer))
        void client.invalidateQueries({ queryKey: postKeys.likers(id) })
        toast.success(t(liked ? 'liked' : 'unliked'))
      },
      failed: () => toast.error(t('reactionFailed')),
    })
  }
}

/** Gives a flower, or takes it back with null; shows at once. */
export const useGiveFlower = ({ id, superlikes }: Post): ((type: FlowerType | null) => void) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  const send = (type: FlowerType | null) =>
    type === null
      ? call(postReactions.unsuperlike, { params: { id } })
      : call(postReactions.superlike, { params: { id }, body: { type } })
  return wants =>
    settle(`flower ${id}`, {
      was: superlikes.type,
      wants,
      show: type => changePost(client, id, post => withFlower(post, type)),
      send,
      done: ({ post: answer }, type) => {
        changePost(client, id, post => mergeFlowers(post, answer))
        void client.invalidateQueries({ queryKey: postKeys.superlikers(id) })
        toast.success(t(type === null ? 'flowerTaken' : 'flowerGiven'))
      },
      failed: () => toast.error(t('flowerFailed')),
    })
}
