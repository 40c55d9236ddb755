import type { Comment } from '@celebrio/contract/social/comments'
import { Heart } from '@phosphor-icons/react/Heart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortCount } from '#lib/formats.ts'
import classes from './comment-actions.module.css'
import { type OnCountChange, useLike } from './data.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Report } from './report.tsx'

export type CommentActionsProps = {
  comment: Comment
  onReply: () => void
  onEdit: () => void
  onCount: OnCountChange
}

const LikeButton = ({ comment }: { comment: Comment }) => {
  const { t } = useTranslation('comments')
  const { liked, likes, toggle } = useLike(comment)
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={liked}
      aria-label={likes > 0 ? t('likeCounted', { count: likes, shown: formatShortCount(likes) }) : t('like')}
      onClick={toggle}
    >
      <Heart size={16} weight={liked ? 'fill' : 'regular'} aria-hidden />
      {likes > 0 && formatShortCount(likes)}
    </button>
  )
}

/** Like and reply for everybody, edit and delete for the author, report for others. */
export const CommentActions = ({ comment, onReply, onEdit, onCount }: CommentActionsProps) => {
  const { t } = useTranslation('comments')
  const [asking, setAsking] = useState(false)
  const { can } = comment
  return (
    <div className={classes.actions}>
      {can.like && <LikeButton comment={comment} />}
      {can.reply && (
        <button type="button" className={classes.action} onClick={onReply}>
          {t('reply')}
        </button>
      )}
      {can.edit && (
        <button type="button" className={classes.action} onClick={onEdit}>
          {t('edit')}
        </button>
      )}
      {can.delete && (
        <button type="button" className={classes.action} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('delete')}
        </button>
      )}
      {can.report && <Report comment={comment} />}
      <DeleteDialog comment={comment} opened={asking} onClose={() => setAsking(false)} onCount={onCount} />
    </div>
  )
}
