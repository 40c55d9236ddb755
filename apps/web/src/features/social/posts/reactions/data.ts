import type { FlowerType } from '@celebrio/contract/base/flowers'
import { postReactions } from '@celebrio/contract/social/post-reactions'
import type { Post } from '@celebrio/contract/social/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { errorTextOr } from '#lib/api/error-text.ts'
import { changePost, findPost, mergePost } from '../cached-posts.ts'
import { postKeys } from '../data.ts'
import { withFlower, withLike } from './optimistic.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** Likes or unlikes a post; optimistic. */
export const useLike = ({ id }: Post): (() => void) => {
  const { t } = useTranslation('posts')
  const client = useQueryClient()
  // Read from the cache on press, not from props: two taps may come before the next render.
  const isLiked = () => findPost(client, id)?.has_liked ?? false
  const { mutate } = useAction({
    latest: { key: `like ${id}`, known: isLiked },
    send: (liked: boolean) => call(liked ? postReactions.like : postReactions.unlike, { params: { id } }),
    optimistic: liked => changePost(client, id, post => withLike(post, liked)),
    onSuccess: ({ post }) => {
      mergePost(client, id, post)
      tellOtherTabs(post)
    },
    success: ({ post }) => t(post.has_liked ? 'liked' : 'unliked'),
    failure: error => errorTextOr(error, t('reactionFailed')),
    invalidates: postKeys.likers(id),
  })
  return () => mutate(!isLiked())
}

/** Gives a flower, or takes it back with null; optimistic. */
export const useGiveFlower = ({ id, superlikes }: Post): ((type: FlowerType | null) => void) => {
  const { t } = useTranslation('posts')
  const { mutate } = useAction({
    latest: { key: `flower ${id}`, known: () => superlikes.type },
    send: (type: FlowerType | null) =>
      type === null
        ? call(postReactions.unsuperlike, { params: { id } })
        : call(postReactions.superlike, { params: { id }, body: { type } }),
    optimistic: (type, client) => changePost(client, id, post => withFlower(post, type)),
    onSuccess: ({ post }, _, client) => {
      mergePost(client, id, post)
      tellOtherTabs(post)
    },
    success: ({ post }) => t(post.superlikes.type === null ? 'flowerTaken' : 'flowerGiven'),
    failure: error => errorTextOr(error, t('flowerFailed')),
    invalidates: postKeys.superlikers(id),
  })
  return mutate
}
