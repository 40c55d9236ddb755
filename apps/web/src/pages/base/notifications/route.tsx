import { useTranslation } from 'react-i18next'
import { ClearButton, NotificationList } from '#features/base/notifications'
import { DeviceCard } from '#features/base/web-push'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
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
    <PageFrame
      title={t('title')}
      actions={
        <>
          <ClearButton />
          <ButtonLink to={paths.settingsNotifications()} variant="quiet" size="small">
            {t('settings')}
          </ButtonLink>
        </>
      }
      width="text"
    >
      <DeviceCard />
      <Card padded={false}>
        <NotificationList />
      </Card>
    </PageFrame>
  )
}
