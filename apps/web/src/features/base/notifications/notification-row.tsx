import type { Notification } from '@celebrio/contract/base/notifications'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { KindIcon } from './kind-icon.tsx'
import { useNoticeLook } from './looks.ts'
import classes from './notification-row.module.css'
import { subjectPath } from './target.ts'

type NotificationRowProps = { notification: Notification; onFollow?: (() => void) | undefined }

/** A notification: avatar, text, quote and time. The whole row is the link. */
export const NotificationRow = ({ notification, onFollow }: NotificationRowProps) => {
  const { t } = useTranslation('notifications')
  const { title, description, kind, users, is_read } = notification
  const [first] = users
  const look = useNoticeLook(kind)
  return (
    <li>
      <Link
        to={look.target?.(notification) || subjectPath(notification)}
        className={classes.row}
        data-unread={!is_read || undefined}
        {...(onFollow && { onClick: onFollow })}
      >
        <span className={classes.face}>
          {first && <Avatar name={first.name} src={first.profile_picture} size={48} />}
          <KindIcon look={look} />
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
