import { useTranslation } from 'react-i18next'
import { EditCompany } from '#features/market/stores'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** A provider changes what their store says of itself. */
export const Component = () => {
  const { t } = useTranslation('stores')
  return (
    <PageFrame title={t('editCompany')} width="form">
      <EditCompany />
    </PageFrame>
  )
}
