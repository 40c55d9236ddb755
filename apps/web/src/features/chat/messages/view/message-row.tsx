import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { formatClock, formatFullDateTime } from '#lib/formats-dates.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { RichText, type RichTextProps } from '#ui/text/rich-text.tsx'
import { LinkCard } from './link-card.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageFlowers } from './message-flowers.tsx'
import { MessageMenu } from './message-menu.tsx'
import classes from './message-row.module.css'
import { QuotedMessage } from './quoted-message.tsx'

/** People who are named in a conversation. */
export type Named = RichTextProps['mentions']

export type MessageRowProps = {
  message: ChatMessage
  isOwn: boolean
  /** The first, or the last, of several of one person. */
  isFirst: boolean
  isLast: boolean
  /** Whether several people write here, so that it has to say who. */
  isShared: boolean
  named: Named
  /** Where one was led here: gets the element, to put the focus on it. */
  led: ((element: HTMLElement | null) => void) | undefined
  /** Leads to the message that it answers, by its place. */
  jump: (seq: number) => void
}

const Words = ({ message, named, jump }: Pick<MessageRowProps, 'message' | 'named' | 'jump'>) => {
  const { t } = useTranslation('messages')
  const { reply_to: quote } = message
  if (message.is_deleted) return <i className={classes.deleted}>{t(message.is_removed ? 'removed' : 'deleted')}</i>
  return (
    <>
      {quote && <QuotedMessage quote={quote} onPress={() => jump(quote.seq)} />}
      <MessageFiles files={message.files} author={message.author.name} messageId={message.id} />
      {message.body && (
        <p className={classes.text} dir="auto">
          <RichText text={message.body} mentions={named} />
        </p>
      )}
    </>
  )
}

const Time = ({ message: { created_at, edited_at } }: Pick<MessageRowProps, 'message'>) => {
  const { t } = useTranslation('messages')
  return (
    <span className={classes.time}>
      <time dateTime={created_at} title={formatFullDateTime(created_at)}>
        {formatClock(created_at)}
      </time>
      {edited_at && ` · ${t('edited')}`}
    </span>
  )
}

type AuthorProps = Pick<ChatMessage, 'author'> & Pick<MessageRowProps, 'isFirst' | 'isLast'>

/** Above the first of several messages of one person their name, beside the last their face. */
const Author = ({ author, isFirst, isLast }: AuthorProps) => (
  <>
    {isLast && (
      <span className={classes.face}>
        <Avatar name={author.name} src={author.profile_picture} size={32} />
      </span>
    )}
    {isFirst && (
      <span className={classes.name} dir="auto">
        {author.name}
      </span>
    )}
  </>
)

/** A message: the words of others at the left, one's own at the right. */
export const MessageRow = ({ message, isOwn, isFirst, isLast, isShared, named, led, jump }: MessageRowProps) => {
  const { t } = useTranslation('messages')
  const { author } = message
  const hasFace = isShared && !isOwn
  return (
    <article
      ref={led}
      tabIndex={led || message.is_deleted ? -1 : undefined}
      className={classes.row}
      data-own={isOwn || undefined}
      data-first={isFirst || undefined}
      data-face={hasFace || undefined}
      data-found={led ? true : undefined}
      aria-label={isOwn ? t('ownMessage') : t('messageOf', { name: author.name })}
    >
      {hasFace && <Author author={author} isFirst={isFirst} isLast={isLast} />}
      <div className={classes.line}>
        <div className={classes.bubble} data-deleted={message.is_deleted || undefined}>
          <Words {...{ message, named, jump }} />
        </div>
        <MessageMenu message={message} />
      </div>
      {message.link && <LinkCard link={message.link} />}
      <MessageFlowers message={message} />
      {isLast || message.edited_at ? (
        <Time message={message} />
      ) : (
        <VisuallyHidden>{formatClock(message.created_at)}</VisuallyHidden>
      )}
    </article>
  )
}
