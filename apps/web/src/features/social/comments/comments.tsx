import type { Comment } from '@celebrio/contract/social/comments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { CommentField } from './comment-field.tsx'
import classes from './comments.module.css'
import { commentsId } from './comments-id.ts'
import { commentsQuery, type OnCountChange, useSend } from './data.ts'
import { TargetComment } from './target-comment.tsx'
import { Thread } from './thread.tsx'

export type CommentsProps = {
  postId: number
  /** Children write to their connections only. */
  canWrite: boolean
  /** Id of a comment that was linked to; its thread is shown first. */
  target?: number | undefined
  onCount: OnCountChange
}

const CommentsSkeleton = () => (
  <SkeletonGroup>
    <div className={classes.waiting}>
      <SkeletonAvatar size={36} />
      <SkeletonLine width="60%" />
    </div>
  </SkeletonGroup>
)

type ListProps = {
  postId: number
  /** A thread that is already shown above the list. */
  above: number | null
  onCount: OnCountChange
}

const Threads = ({ threads, above, onCount }: Omit<ListProps, 'postId'> & { threads: Comment[] }) => {
  const { t } = useTranslation('comments')
  const others = threads.filter(({ id }) => id !== above)
  if (others.length === 0) return null
  return (
    <>
      {above !== null && <p className={classes.caption}>{t('others')}</p>}
      <ul className={classes.list}>
        {others.map(comment => (
          <Thread key={comment.id} comment={comment} onCount={onCount} />
        ))}
      </ul>
    </>
  )
}

const List = ({ postId, ...props }: ListProps) => {
  const { t } = useTranslation('comments')
  return (
    <Pages
      compact
      list={useInfiniteQuery(commentsQuery(postId))}
      itemsOf={page => page.comment}
      waiting={<CommentsSkeleton />}
      empty={<p className={classes.nobody}>{t('nobody')}</p>}
    >
      {threads => <Threads threads={threads} {...props} />}
    </Pages>
  )
}

/** The comments of a post, with a field for the viewer's own. */
export const Comments = ({ postId, canWrite, target, onCount }: CommentsProps) => {
  const { t } = useTranslation('comments')
  const session = useSession()
  const { mutateAsync: send } = useSend(postId, undefined, onCount)
  if (!session) return null
  const { name, profile_picture } = session.user
  const place = { postId, onCount }
  return (
    <section id={commentsId(postId)} tabIndex={-1} className={classes.comments} aria-label={t('title')}>
      {canWrite ? (
        <div className={classes.write}>
          <Avatar name={name} src={profile_picture} size={36} />
          <CommentField draft={`comment:${postId}`} label={t('write')} send={t('send')} onSend={send} />
        </div>
      ) : (
        <p className={classes.note}>{t('forConnections')}</p>
      )}
      {target === undefined ? (
        <List above={null} {...place} />
      ) : (
        <TargetComment commentId={target} waiting={<CommentsSkeleton />} {...place}>
          {above => <List above={above} {...place} />}
        </TargetComment>
      )}
    </section>
  )
}
