import { paymentLookupLimits } from '@celebrio/contract/money/payment-lookup'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import { SearchForm } from '#ui/fields/search-form.tsx'

/** Looks for payments by a number, or for those that are disputed. */
export const PaymentSearch = ({ keyword, disputed }: { keyword: string; disputed: boolean }) => {
  const { t } = useTranslation('payment-lookup')
  const navigate = useNavigate()
  return (
    <>
      <SearchForm
        key={keyword}
        label={t('keyword')}
        action={t('find')}
        keyword={keyword}
        max={paymentLookupLimits.keyword}
        onSearch={words => void navigate(paths.staffPayments({ keyword: words || undefined }))}
      />
      <CheckField
        label={t('disputed')}
        checked={disputed}
        onChange={() => void navigate(paths.staffPayments(disputed ? {} : { disputed: 'true' }))}
      />
    </>
  )
}
