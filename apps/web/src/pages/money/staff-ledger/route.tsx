import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Balances, Entries, useAccountName } from '#features/money/ledger'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The ledger: the balances of all accounts, or what was booked on one. */
export const Component = () => {
  const { t } = useTranslation('ledger')
  const nameOf = useAccountName()
  const [search] = useSearchParams()
  const account = search.get('account')
  const currency = search.get('currency')
  if (account === null || currency === null)
    return (
      <PageFrame
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink to={paths.staffPayments()} variant="outline" size="small">
            {t('payments')}
          </ButtonLink>
        }
        width="text"
      >
        <Balances />
      </PageFrame>
    )
  return (
    <PageFrame title={nameOf(account, currency)} lead={<Link to={paths.staffLedger()}>{t('all')}</Link>} width="text">
      <Entries account={account} currency={currency} />
    </PageFrame>
  )
}
