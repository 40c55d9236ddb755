import { useTranslation } from 'react-i18next'
import { ClearButton, NotificationList } from '#features/notifications'
import { Card } from '#ui/card.tsx'
import { PageFrame } from '#ui/page-frame.tsx'

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
