import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { Face } from '#ui/face.tsx'
import { Pages } from '#ui/pages.tsx'
import { SkeletonFace, SkeletonGroup, SkeletonLine } from '#ui/skeleton.tsx'
import { CommentField } from './comment-field.tsx'
import classes from './comments.module.css'
import { commentsId } from './comments-id.ts'
import { commentsQuery } from './data.ts'
import { Thread } from './thread.tsx'
import { type OnCount, useSend } from './use-changes.ts'

export type CommentsProps = { postId: number; onCount: OnCount }

const CommentsSkeleton = () => (
  <SkeletonGroup>
    <div className={classes.waiting}>
      <SkeletonFace size={36} />
      <SkeletonLine width="60%" />
    </div>
  </SkeletonGroup>
)

const List = ({ postId, viewerId, onCount }: CommentsProps & { viewerId: number }) => {
  const { t } = useTranslation('comments')
  return (
    <Pages
      compact
      list={useInfiniteQuery(commentsQuery(postId))}
      itemsOf={page => page.comment}
      waiting={<CommentsSkeleton />}
      empty={<p className={classes.nobody}>{t('nobody')}</p>}
    >
      {threads => (
        <ul className={classes.list}>
          {threads.map(comment => (
            <Thread key={comment.id} comment={comment} viewerId={viewerId} onCount={onCount} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** The conversation under a post: a field for the viewer, and what others have said. */
export const Comments = ({ postId, onCount }: CommentsProps) => {
  const { t } = useTranslation('comments')
  const session = useSession()
  const { mutateAsync: send } = useSend(postId, undefined, onCount)
  if (!session) return null
  const { id, name, profile_picture } = session.user
  return (
    <section id={commentsId(postId)} tabIndex={-1} className={classes.comments} aria-label={t('title')}>
      <div className={classes.write}>
        <Face name={name} src={profile_picture} size={36} />
        <CommentField place={`${id}:${postId}`} label={t('write')} send={t('send')} onSend={send} />
      </div>
      <List postId={postId} viewerId={id} onCount={onCount} />
    </section>
  )
}
