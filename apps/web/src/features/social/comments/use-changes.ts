import { type Comment, comments } from '@celebrio/contract/social/comments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { namedIn } from '#features/social/mentions'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { commentKeys } from './data.ts'

/** Tells how many comments a post has gained or lost by what was done here. */
export type OnCount = (change: 1 | -1) => void

/** Reads anew what stands under a post; done when the lists show it. */
const useReread = () => {
  const client = useQueryClient()
  return (postId: number) => client.invalidateQueries({ queryKey: commentKeys.under(postId) })
}

const tellRefusal = (error: unknown) => toast.error(errorText(error))

/** Sends a comment, or a reply to one. */
export const useSend = (post_id: number, parent_id: number | undefined, onCount: OnCount) => {
  const { t } = useTranslation('comments')
  const reread = useReread()
  return useMutation({
    mutationFn: (comment: string) =>
      call(comments.create, { body: { post_id, parent_id, comment, mentions: namedIn(comment) } }),
    onSuccess: () => {
      toast.success(t('sent'))
      onCount(1)
      return reread(post_id)
    },
    onError: tellRefusal,
  })
}

export const useEdit = ({ id, post_id }: Comment) => {
  const { t } = useTranslation('comments')
  const reread = useReread()
  return useMutation({
    mutationFn: (comment: string) =>
      call(comments.edit, { params: { id }, body: { comment, mentions: namedIn(comment) } }),
    onSuccess: () => {
      toast.success(t('updated'))
      return reread(post_id)
    },
    onError: tellRefusal,
  })
}

export const useDelete = ({ id, post_id }: Comment, onCount: OnCount) => {
  const { t } = useTranslation('comments')
  const reread = useReread()
  return useMutation({
    mutationFn: () => call(comments.delete, { params: { id } }),
    onSuccess: () => {
      toast.success(t('deleted'))
      onCount(-1)
      return reread(post_id)
    },
    onError: tellRefusal,
  })
}

/** Likes or takes the like back. While it is on its way, the comment is shown as it will be. */
export const useLike = ({ id, post_id, already_liked, total_likes }: Comment) => {
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(already_liked ? comments.unlike : comments.like, { params: { id } }),
    onSuccess: () => reread(post_id),
    onError: tellRefusal,
  })
  const liked = already_liked !== isPending
  const likes = total_likes + (isPending ? (already_liked ? -1 : 1) : 0)
  return { liked, likes, toggle: () => !isPending && mutate() }
}
