import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PaymentSearch, Payments } from '#features/money/payment-lookup'
import { numericId } from '#lib/numeric-id.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Looks payments up: everybody's, one person's, one by its number, or those that are disputed. */
export const Component = () => {
  const { t } = useTranslation('payment-lookup')
  const [search] = useSearchParams()
  const keyword = search.get('keyword') ?? ''
  const disputed = search.get('disputed') === 'true'
  const user = numericId(search.get('user') ?? undefined)
  const ledger = (
    <ButtonLink to={paths.staffLedger()} variant="outline" size="small">
      {t('ledger')}
    </ButtonLink>
  )
  return (
    <PageFrame
      title={t('title')}
      width="text"
      actions={ledger}
      lead={
        user !== undefined && (
          <>
            <Link to={paths.staffAccount(user)}>{t('ofOne', { id: String(user) })}</Link> ·{' '}
            <Link to={paths.staffPayments()}>{t('everybody')}</Link>
          </>
        )
      }
    >
      <PaymentSearch keyword={keyword} disputed={disputed} />
      <Payments keyword={keyword || undefined} user_id={user} disputed={disputed || undefined} />
    </PageFrame>
  )
}
