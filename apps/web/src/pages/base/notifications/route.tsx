import { useTranslation } from 'react-i18next'
import { ClearButton, NotificationList } from '#features/base/notifications'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** All that others did, last first. */
export const Component = () => {
  const { t } = useTranslation('notifications')
  return (
    <PageFrame title={t('title')} actions={<ClearButton />} width="text">
      <Card padded={false}>
        <NotificationList />
      </Card>
    </PageFrame>
  )
}
