import { useTranslation } from 'react-i18next'
import { ProviderList } from '#features/market/finding'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Providers, for everybody. */
export const Component = () => {
  const { t } = useTranslation('finding')
  return (
    <PageFrame title={t('findProviders')} lead={t('findLead')}>
      <ProviderList />
    </PageFrame>
  )
}
