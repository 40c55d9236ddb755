import { posts } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { mentionedIds } from '#features/social/mentions'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { addPost, replacePost } from '../cached-posts.ts'

/** Publishes a post. */
export const useCreate = (onCreated: () => void) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: ({ content, images }: { content: string; images: string[] }) =>
      call(posts.create, { body: { content, images, mentions: mentionedIds(content) } }),
    onSuccess: ({ post }, _, client) => {
      addPost(client, post)
      onCreated()
    },
    success: t('created'),
    failure: firstIssueText,
  })
}

/** `content` is undefined if it was not edited here: it may have been changed elsewhere. */
type Changes = { content: string | undefined; images: string[]; removed_images: number[] }

/** Saves the changes of a post. */
export const useSave = (id: number, onSaved: () => void) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: ({ content, ...files }: Changes) =>
      call(posts.edit, {
        params: { id },
        body: { ...files, ...(content !== undefined && { content, mentions: mentionedIds(content) }) },
      }),
    onSuccess: ({ post }, _, client) => {
      replacePost(client, post)
      onSaved()
    },
    success: t('updated'),
    failure: firstIssueText,
  })
}
