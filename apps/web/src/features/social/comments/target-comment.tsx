import type { Comment } from '@celebrio/contract/social/comments'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import classes from './comments.module.css'
import { commentWithParentQuery, type OnCountChange } from './data.ts'
import { Thread } from './thread.tsx'
import { useScrollAndFocus } from './use-scroll-and-focus.ts'

/** The linked comment was deleted, or the viewer may not see it. */
const Gone = () => {
  const { t } = useTranslation('comments')
  const note = useScrollAndFocus<HTMLParagraphElement>(true)
  return (
    <p ref={note} tabIndex={-1} className={classes.note}>
      {t('targetGone')}
    </p>
  )
}

export type TargetCommentProps = {
  postId: number
  /** The comment or reply that was linked to. */
  commentId: number
  onCount: OnCountChange
  waiting: ReactNode
  /** Renders the other threads; gets the id of the thread that is shown above them. */
  children: (threadId: number | null) => ReactNode
}

type FoundProps = Omit<TargetCommentProps, 'commentId' | 'waiting'> & { comment: Comment; parent: Comment | null }

const Found = ({ comment, parent, onCount, children }: FoundProps) => {
  const { t } = useTranslation('comments')
  const thread = parent ?? comment
  return (
    <>
      <section className={classes.target} aria-label={t('target')}>
        <p className={classes.caption}>{t('target')}</p>
        <ul className={classes.list}>
          <Thread key={thread.id} comment={thread} target={comment} onCount={onCount} />
        </ul>
      </section>
      {children(thread.id)}
    </>
  )
}

/** The thread of a linked comment before all others, with the comment highlighted, however old it is. */
export const TargetComment = ({ postId, commentId, waiting, ...rest }: TargetCommentProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(commentWithParentQuery(postId, commentId))
  const isGone = (error instanceof ApiError && error.status === 404) || (data && data.comment.post_id !== postId)
  if (isPending) return waiting
  if (data && !isGone) return <Found key={commentId} postId={postId} {...data} {...rest} />
  return (
    <>
      {isGone ? (
        <Gone />
      ) : (
        <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {rest.children(null)}
    </>
  )
}
