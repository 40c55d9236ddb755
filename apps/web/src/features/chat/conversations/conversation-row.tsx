import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '#lib/paths.ts'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { ConversationAvatar } from './conversation-avatar.tsx'
import classes from './conversation-row.module.css'
import { MutedIcon } from './muted-icon.tsx'
import { usePreview } from './use-preview.ts'

const Unread = ({ count }: { count: number }) => {
  const { t } = useTranslation('conversations')
  return (
    <>
      <CountBadge count={count} />
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </>
  )
}

type ConversationRowProps = {
  conversation: Conversation
  /** Called when it is chosen. */
  onChosen?: () => void
}

/** A conversation in the list: with whom, what was said last and when, and how much is unread. */
export const ConversationRow = ({ conversation, onChosen }: ConversationRowProps) => {
  const { id, title, last_message_at: at, unread } = conversation
  const preview = usePreview(conversation)
  return (
    <li>
      <NavLink to={paths.chat(id)} className={classes.row} data-unread={unread > 0 || undefined} onClick={onChosen}>
        <ConversationAvatar conversation={conversation} size={52} />
        <span className={classes.words}>
          <span className={classes.title} dir="auto">
            {title}
          </span>
          <span className={classes.preview}>{preview}</span>
        </span>
        <span className={classes.aside}>
          {at && <RelativeTime date={at} className={classes.time} />}
          <span className={classes.marks}>
            <MutedIcon conversation={conversation} />
            {unread > 0 && <Unread count={unread} />}
          </span>
        </span>
      </NavLink>
    </li>
  )
}
