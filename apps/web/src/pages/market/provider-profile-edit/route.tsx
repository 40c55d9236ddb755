import { useTranslation } from 'react-i18next'
import { EditCompany } from '#features/market/stores'
import { RestingNote } from '#features/market/subscriptions'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** A provider changes what their store says of itself. */
export const Component = () => {
  const { t } = useTranslation('stores')
  return (
    <>
      <RestingNote unsaved="unsavedTerms" />
      <PageFrame title={t('editCompany')} width="form">
        <EditCompany />
      </PageFrame>
    </>
  )
}
