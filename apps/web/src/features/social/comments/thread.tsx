import { type Comment, commentLimits } from '@celebrio/contract/social/comments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentField } from './comment-field.tsx'
import { CommentRow } from './comment-row.tsx'
import classes from './comments.module.css'
import { type OnCountChange, repliesQuery, useSend } from './data.ts'

export type ThreadProps = {
  comment: Comment
  /** The comment that was linked to: this one or one of its replies. */
  target?: Comment | undefined
  onCount: OnCountChange
}

const quote = (text: string) => {
  const letters = Array.from(text)
  return letters.length > commentLimits.quote ? `${letters.slice(0, commentLimits.quote).join('')}…` : text
}

/** The visible replies: the first few come with the comment, the rest is loaded on demand. */
const useReplies = ({ post_id, id, replies, total_comments }: Comment, target: Comment | undefined) => {
  const [expanded, setExpanded] = useState(false)
  const rest = useInfiniteQuery({ ...repliesQuery(post_id, id), enabled: expanded })
  const read: Comment[] = rest.data?.pages.flatMap(page => page.comment) ?? replies
  const isLater = target?.parent_id === id && read.every(reply => reply.id !== target.id)
  const shown = isLater ? [...read, target] : read
  const missing = rest.data ? rest.hasNextPage : total_comments > shown.length
  const more = () => (expanded ? void rest.fetchNextPage() : setExpanded(true))
  return { shown, missing, left: total_comments - shown.length, more, busy: rest.isFetching }
}

type ReplyProps = ThreadProps & { to: Comment; onDone: () => void }

const ReplyField = ({ comment, to, onCount, onDone }: ReplyProps) => {
  const { t } = useTranslation('comments')
  const { mutateAsync: send } = useSend(comment.post_id, to.id, onCount)
  const name = to.user?.name ?? ''
  return (
    <div className={classes.reply}>
      <p className={classes.quote}>{t('replyingTo', { name, words: quote(to.comment) })}</p>
      <CommentField
        draft={`reply:${to.id}`}
        label={t('replyTo', { name })}
        send={t('sendReply')}
        takesFocus
        onSend={async text => {
          await send(text)
          onDone()
        }}
        onCancel={onDone}
      />
    </div>
  )
}

/** A comment with its replies, one level deep, and a reply field. */
export const Thread = ({ comment, target, onCount }: ThreadProps) => {
  const { t } = useTranslation('comments')
  const [answered, setAnswered] = useState<Comment | null>(null)
  const { shown, missing, left, more, busy } = useReplies(comment, target)
  const thread = useRef<HTMLLIElement>(null)
  const stopAnswering = () => {
    setAnswered(null)
    thread.current?.focus()
  }
  const row = (one: Comment) => (
    <CommentRow comment={one} target={one.id === target?.id} onCount={onCount} onReply={() => setAnswered(one)} />
  )
  return (
    <li ref={thread} tabIndex={-1} className={classes.thread}>
      {row(comment)}
      {shown.length > 0 && (
        <ul className={classes.replies} aria-label={t('replies')}>
          {shown.map(reply => (
            <li key={reply.id}>{row(reply)}</li>
          ))}
        </ul>
      )}
      {missing && (
        <button type="button" className={classes.more} onClick={more} disabled={busy}>
          {t('moreReplies', { count: Math.max(1, left) })}
        </button>
      )}
      {answered && <ReplyField key={answered.id} to={answered} onDone={stopAnswering} {...{ comment, onCount }} />}
    </li>
  )
}
