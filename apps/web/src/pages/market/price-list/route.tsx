import { useTranslation } from 'react-i18next'
import { PriceListPage } from '#features/market/price-lists'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Prices of the own store from a spreadsheet. */
export const Component = () => {
  const { t } = useTranslation('price-lists')
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink variant="outline" to={paths.serviceHome()}>
          {t('toStore')}
        </ButtonLink>
      }
    >
      <PriceListPage />
    </PageFrame>
  )
}
