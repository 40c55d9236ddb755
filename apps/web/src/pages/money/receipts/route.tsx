import { useTranslation } from 'react-i18next'
import { Receipts } from '#features/money/payments'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What somebody has paid and got back. */
export const Component = () => {
  const { t } = useTranslation('payments')
  return (
    <PageFrame title={t('receipts')} width="text">
      <Receipts />
    </PageFrame>
  )
}
