import type { Notification } from '@celebrio/contract/base/notifications'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { KindIcon } from './kind-icon.tsx'
import classes from './notification-row.module.css'
import { targetOf } from './target.ts'

type NotificationRowProps = { notification: Notification; onFollow?: (() => void) | undefined }

/** One line: who, what, the words that it is about, when. The whole line leads there. */
export const NotificationRow = ({ notification, onFollow }: NotificationRowProps) => {
  const { t } = useTranslation('notifications')
  const { title, description, kind, users, is_read } = notification
  const [first] = users
  return (
    <li>
      <Link
        to={targetOf(notification)}
        className={classes.row}
        data-unread={!is_read || undefined}
        {...(onFollow && { onClick: onFollow })}
      >
        <span className={classes.face}>
          {first && <Avatar name={first.name} src={first.profile_picture} size={48} />}
          <KindIcon kind={kind} />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>
            {!is_read && <VisuallyHidden>{t('new')}</VisuallyHidden>} {title}
          </span>
          {description && <span className={classes.quote}>{description}</span>}
          <RelativeTime date={notification.created_at} className={classes.time} />
        </span>
      </Link>
    </li>
  )
}
