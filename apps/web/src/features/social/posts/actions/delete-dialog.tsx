import { type Post, posts } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { removePost } from '../cached-posts.ts'
import { postKeys } from '../data.ts'
import { focusFeed } from '../focus.ts'

/** The card goes at once; when the server refuses, the lists are put back as they were. */
const useDeletePost = ({ id }: Post) => {
  const client = useQueryClient()
  const { t } = useTranslation('posts')
  return useMutation({
    mutationFn: () => call(posts.delete, { params: { id } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: postKeys.lists })
      const before = client.getQueriesData({ queryKey: postKeys.lists })
      removePost(client, id)
      return before
    },
    onSuccess: () => toast.success(t('deleted')),
    onError: (error, _, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list)
      toast.error(errorText(error))
    },
  })
}

/** Asks before a post is deleted for good. */
export const DeleteDialog = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  const { mutate } = useDeletePost(post)
  const confirm = () => {
    onClose()
    focusFeed()
    mutate()
  }
  return <AskDialog title={t('deleteTitle')} text={t('deleteText')} opened={opened} onClose={onClose} onYes={confirm} />
}
