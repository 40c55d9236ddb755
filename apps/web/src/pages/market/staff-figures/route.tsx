import { useTranslation } from 'react-i18next'
import { PlatformFigures } from '#features/market/staff-figures'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What has happened on the platform, for administrators. */
export const Component = () => {
  const { t } = useTranslation('staff-figures')
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <PlatformFigures />
    </PageFrame>
  )
}
