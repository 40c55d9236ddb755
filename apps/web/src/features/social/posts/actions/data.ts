import { friends } from '@celebrio/contract/people/friends'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import { postHides } from '@celebrio/contract/social/post-hides'
import { postReports } from '@celebrio/contract/social/post-reports'
import { postSaves } from '@celebrio/contract/social/post-saves'
import { postShares } from '@celebrio/contract/social/post-shares'
import { type Post, posts } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { friendKeys } from '#features/people/friends'
import { commentKeys } from '#features/social/comments'
import { mentionedIds } from '#features/social/mentions'
import { snapshot } from '#lib/actions/snapshot.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { addPost, changePost, mergePost, removeAuthor, removePost } from '../cached-posts.ts'
import { postKeys } from '../data.ts'

/** Deletes a post; optimistic, the lists are restored when the server refuses. */
export const useDelete = ({ id }: Post) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: () => call(posts.delete, { params: { id } }),
    optimistic: async (_, client) => {
      const rollBack = await snapshot(client, postKeys.lists)
      removePost(client, id)
      return rollBack
    },
    success: t('deleted'),
  })
}

/** Saves a post for later, or removes it from the saved ones. */
export const useSave = ({ id, is_saved }: Post) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: () => call(is_saved ? postSaves.unsave : postSaves.save, { params: { id } }),
    onSuccess: ({ post }, _, client) => mergePost(client, id, post),
    success: t(is_saved ? 'unsaved' : 'saved'),
  })
}

const hiddenHere = new Set<number>()

/** Whether a post was hidden since the page was opened: it is then replaced by an undo card. */
export const hasJustHidden = (id: number): boolean => hiddenHere.has(id)

/** Hides a post, or shows it again. */
export const useHide = ({ id, is_hidden }: Post) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: () => call(is_hidden ? postHides.unhide : postHides.hide, { params: { id } }),
    onSuccess: ({ post }, _, client) => {
      if (post.is_hidden) hiddenHere.add(id)
      else hiddenHere.delete(id)
      mergePost(client, id, post)
    },
    success: t(is_hidden ? 'restored' : 'hidden'),
  })
}

/** Shares a post: adds the share to the feed and increments the share count. */
export const useShare = ({ id, post: original }: Post, onDone: () => void) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: (content: string) =>
      call(postShares.share, { params: { id }, body: { content, mentions: mentionedIds(content) } }),
    onSuccess: ({ post }, _, client) => {
      const counted = original?.id ?? id
      changePost(client, counted, shown => ({ ...shown, total_shared: shown.total_shared + 1 }))
      addPost(client, post)
      void client.invalidateQueries({ queryKey: postKeys.sharers(counted) })
      onDone()
    },
    success: t('shared'),
  })
}

export const useReport = ({ id }: Post) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: (said: ReportForm) => call(postReports.report, { params: { id }, body: said }),
    success: t('reported'),
  })
}

/** Removes the connection with a post's author, and refetches what only connections may see. */
export const useRemoveConnection = ({ user }: Post) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: () => call(friends.remove, { params: { friend_id: user.id } }),
    onSuccess: (_, __, client) => {
      void client.invalidateQueries({ queryKey: friendKeys.all })
      void client.invalidateQueries({ queryKey: postKeys.lists })
    },
    success: t('connectionRemoved'),
  })
}

/** Blocks a post's author, and removes everything of theirs from the cache. */
export const useBlock = ({ user }: Post) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: () => call(friends.block, { params: { friend_id: user.id } }),
    onSuccess: (_, __, client) => {
      removeAuthor(client, user.id)
      void client.invalidateQueries({ queryKey: friendKeys.all })
      void client.resetQueries({ queryKey: commentKeys.all })
      for (const people of postKeys.people) void client.resetQueries({ queryKey: people })
    },
    success: t('blocked'),
  })
}
