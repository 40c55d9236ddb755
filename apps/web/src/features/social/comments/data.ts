import type { ReportForm } from '@celebrio/contract/platform/reports'
import { type Comment, comments } from '@celebrio/contract/social/comments'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mentionedIds } from '#features/social/mentions'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { mergeComment } from './cached-comments.ts'
import { commentKeys } from './comment-keys.ts'

type Place = { post_id: number; parent_id?: number }

const readPage = (place: Place, cursor: string | undefined, signal: AbortSignal) =>
  call(comments.list, { query: { ...place, ...pageAt(cursor) }, signal })

/** Comments under a post, newest first. */
export const commentsQuery = (post_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: commentKeys.list(post_id),
    queryFn: ({ pageParam, signal }) => readPage({ post_id }, pageParam, signal),
  })

/** All replies to a comment, oldest first. */
export const repliesQuery = (post_id: number, parent_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: commentKeys.replies(post_id, parent_id),
    queryFn: ({ pageParam, signal }) => readPage({ post_id, parent_id }, pageParam, signal),
  })

/** A comment with its parent. */
export const commentWithParentQuery = (post_id: number, id: number) =>
  queryOptions({
    queryKey: commentKeys.withParent(post_id, id),
    queryFn: ({ signal }) => call(comments.get, { params: { id }, signal }),
  })

/** Called when a comment is added to or removed from a post here. */
export type OnCountChange = (change: 1 | -1) => void

/** Sends a comment or reply; resolves when the lists have been refetched. */
export const useSend = (post_id: number, parent_id: number | undefined, onCount: OnCountChange) => {
  const { t } = useTranslation('comments')
  return useAction({
    send: (comment: string) =>
      call(comments.create, { body: { post_id, parent_id, comment, mentions: mentionedIds(comment) } }),
    onSuccess: () => onCount(1),
    success: t('sent'),
    invalidates: commentKeys.under(post_id),
  })
}

export const useEdit = ({ id, post_id }: Comment) => {
  const { t } = useTranslation('comments')
  return useAction({
    send: (comment: string) =>
      call(comments.edit, { params: { id }, body: { comment, mentions: mentionedIds(comment) } }),
    success: t('updated'),
    invalidates: commentKeys.under(post_id),
  })
}

export const useDelete = ({ id, post_id }: Comment, onCount: OnCountChange) => {
  const { t } = useTranslation('comments')
  return useAction({
    send: () => call(comments.delete, { params: { id } }),
    onSuccess: () => onCount(-1),
    success: t('deleted'),
    invalidates: commentKeys.under(post_id),
  })
}

/** Reports a comment to the staff. */
export const useReport = (id: number) => {
  const { t } = useTranslation('comments')
  return useAction({
    send: (said: ReportForm) => call(comments.report, { params: { id }, body: said }),
    success: t('reported'),
  })
}

/** Likes or unlikes a comment; optimistic while the request is pending. */
export const useLike = ({ id, post_id, already_liked, total_likes }: Comment) => {
  const { mutate, isPending } = useAction({
    send: () => call(already_liked ? comments.unlike : comments.like, { params: { id } }),
    onSuccess: ({ comment }, _, client) => mergeComment(client, post_id, comment),
  })
  const liked = already_liked !== isPending
  const likes = total_likes + (isPending ? (already_liked ? -1 : 1) : 0)
  return { liked, likes, toggle: () => mutate() }
}
