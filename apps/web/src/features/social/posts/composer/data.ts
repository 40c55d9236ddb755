import { posts } from '@celebrio/contract/social/posts'
import { useTranslation } from 'react-i18next'
import { namedIn } from '#features/social/mentions'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { addPost, replacePost } from '../cached-posts.ts'

/** Publishes a post. */
export const useCreate = (onCreated: () => void) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: ({ content, images }: { content: string; images: string[] }) =>
      call(posts.create, { body: { content, images, mentions: namedIn(content) } }),
    onSuccess: ({ post }, _, client) => {
      addPost(client, post)
      onCreated()
    },
    success: t('created'),
    failure: firstIssueText,
  })
}

/** `content` is undefined where the words were not touched here: they may be others meanwhile. */
type Changes = { content: string | undefined; images: string[]; removed_images: number[] }

/** Saves what was changed of a post. */
export const useSave = (id: number, onSaved: () => void) => {
  const { t } = useTranslation('posts')
  return useAction({
    send: ({ content, ...files }: Changes) =>
      call(posts.edit, {
        params: { id },
        body: { ...files, ...(content !== undefined && { content, mentions: namedIn(content) }) },
      }),
    onSuccess: ({ post }, _, client) => {
      replacePost(client, post)
      onSaved()
    },
    success: t('updated'),
    failure: firstIssueText,
  })
}
