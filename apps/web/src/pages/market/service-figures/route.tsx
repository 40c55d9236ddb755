import { useTranslation } from 'react-i18next'
import { StoreFigures } from '#features/market/figures'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What became of a store. */
export const Component = () => {
  const { t } = useTranslation('app')
  return (
    <PageFrame title={t('figures')}>
      <StoreFigures />
    </PageFrame>
  )
}
