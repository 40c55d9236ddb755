import type { Comment } from '@celebrio/contract/social/comments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { CommentActions } from './comment-actions.tsx'
import { CommentField } from './comment-field.tsx'
import classes from './comment-row.module.css'
import { type OnCountChange, useEdit } from './data.ts'
import { useScrollAndFocus } from './use-scroll-and-focus.ts'

export type CommentRowProps = {
  comment: Comment
  /** Scrolls to this comment and highlights it, because it was linked to. */
  target: boolean
  onReply: () => void
  onCount: OnCountChange
}

/** Placeholder of a deleted comment that has replies. */
const Stub = () => {
  const { t } = useTranslation('comments')
  return <p className={classes.stub}>{t('gone')}</p>
}

const Words = ({ comment, editing, onDone }: EditProps) => {
  const { t } = useTranslation('comments')
  const { mutateAsync: edit } = useEdit(comment)
  if (!editing)
    return (
      <p className={classes.words} dir="auto">
        <RichText text={comment.comment} mentions={comment.mentions} />
      </p>
    )
  return (
    <CommentField
      draft={`comment-edit:${comment.id}`}
      label={t('edit')}
      send={t('saveEdit')}
      initial={comment.comment}
      takesFocus
      onSend={async text => {
        await edit(text)
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

type EditProps = { comment: Comment; editing: boolean; onDone: () => void }

/** A comment: author, time, text and actions. */
export const CommentRow = ({ comment, target, onReply, onCount }: CommentRowProps) => {
  const { t } = useTranslation('comments')
  const [editing, setEditing] = useState(false)
  const row = useScrollAndFocus<HTMLElement>(target)
  const stopEditing = () => {
    setEditing(false)
    row.current?.focus()
  }
  if (!comment.user) return <Stub />
  const { id, name, profile_picture } = comment.user
  return (
    <article
      ref={row}
      tabIndex={-1}
      className={classes.row}
      aria-label={t('by', { name })}
      data-target={target || undefined}
    >
      <Avatar name={name} src={profile_picture} size={36} />
      <div className={classes.text}>
        <p className={classes.head}>
          <b dir="auto">
            <PersonLink id={id}>{name}</PersonLink>
          </b>
          <RelativeTime className={classes.time} date={comment.created_at} />
          {comment.edited_at && <span className={classes.time}>{t('edited')}</span>}
        </p>
        <Words comment={comment} editing={editing} onDone={stopEditing} />
        {!editing && (
          <CommentActions comment={comment} onReply={onReply} onEdit={() => setEditing(true)} onCount={onCount} />
        )}
      </div>
    </article>
  )
}
