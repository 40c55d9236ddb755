import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { notificationsQuery, useMarkAsRead } from './data.ts'
import classes from './notification-row.module.css'
import { NotificationRow } from './notification-row.tsx'

const Waiting = () => (
  <SkeletonGroup>
    {[72, 55, 64, 48].map(width => (
      <div key={width} className={classes.waiting}>
        <SkeletonAvatar size={48} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

type NotificationListProps = {
  /** In the panel: only the newest, with less padding. */
  compact?: boolean
  /** Called when a notification's link is followed. */
  onFollow?: () => void
}

/** Marks the notifications as read once the list is shown. */
const useReading = (unread: number) => {
  const { mutate: markAsRead } = useMarkAsRead()
  const read = useEffectEvent(() => markAsRead())
  useEffect(() => {
    if (unread > 0) read()
  }, [unread])
}

const Nothing = ({ compact }: { compact: boolean }) => {
  const { t } = useTranslation('notifications')
  if (compact) return <EmptyState compact title={t('none')} />
  const action = <ButtonLink to={paths.findFriends()}>{t('findFriends')}</ButtonLink>
  return <EmptyState drawing="/art/empty-feed.svg" title={t('none')} action={action} />
}

const shownInPanel = 10

/** The list of notifications, newest first; the panel shows only the newest. */
export const NotificationList = ({ compact = false, onFollow }: NotificationListProps) => {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(notificationsQuery)
  useReading(list.data?.pages[0]?.unread_count ?? 0)
  return (
    <Pages
      compact={compact}
      list={compact ? { ...list, hasNextPage: false } : list}
      itemsOf={page => page.notifications}
      waiting={<Waiting />}
      empty={<Nothing compact={compact} />}
    >
      {all => (
        <ul aria-label={t('title')}>
          {all.slice(0, compact ? shownInPanel : undefined).map(one => (
            <NotificationRow key={one.id} notification={one} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
