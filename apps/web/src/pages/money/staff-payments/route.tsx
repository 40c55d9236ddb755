import { paymentLookupLimits } from '@celebrio/contract/money/payment-lookup'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Payments } from '#features/money/payment-lookup'
import { numericId } from '#lib/numeric-id.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SearchForm } from '#ui/fields/search-form.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Looks payments up: everybody's, one person's, or one by its number. */
export const Component = () => {
  const { t } = useTranslation('payment-lookup')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const keyword = search.get('keyword') ?? ''
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
            <Link to={paths.staffAccount(user)}>{t('ofOne', { id: user })}</Link> ·{' '}
            <Link to={paths.staffPayments()}>{t('everybody')}</Link>
          </>
        )
      }
    >
      <SearchForm
        key={keyword}
        label={t('keyword')}
        action={t('find')}
        keyword={keyword}
        max={paymentLookupLimits.keyword}
        onSearch={words => void navigate(paths.staffPayments({ keyword: words || undefined }))}
      />
      <Payments keyword={keyword || undefined} user_id={user} />
    </PageFrame>
  )
}
