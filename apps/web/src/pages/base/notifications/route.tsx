import { useTranslation } from 'react-i18next'
import { ClearButton, NotificationList } from '#features/base/notifications'
import { useSession } from '#lib/session.ts'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** All notifications, newest first. */
export const Component = () => {
  const { t } = useTranslation('notifications')
  const session = useSession()
  if (!session)
    return (
      <PageFrame title={t('title')} width="text">
        <GuestNotice text={t('guestText')} />
      </PageFrame>
    )
  return (
    <PageFrame title={t('title')} actions={<ClearButton />} width="text">
      <Card padded={false}>
        <NotificationList />
      </Card>
    </PageFrame>
  )
}
