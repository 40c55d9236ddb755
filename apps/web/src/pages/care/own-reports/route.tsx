import { useTranslation } from 'react-i18next'
import { OwnReports } from '#features/care/own-reports'
import { useSettingsLink } from '#lib/use-settings-link.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What somebody has reported, and what came of it. */
export const Component = () => {
  const { t } = useTranslation('own-reports')
  return (
    <PageFrame title={t('title')} back={useSettingsLink()} lead={t('lead')} width="text">
      <OwnReports />
    </PageFrame>
  )
}
