import type { LedgerBalance } from '@celebrio/contract/money/ledger'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { balancesQuery } from './data.ts'
import { useAccountName } from './use-account-name.ts'

const Table = ({ balances }: { balances: LedgerBalance[] }) => {
  const { t } = useTranslation('ledger')
  const nameOf = useAccountName()
  return (
    <DataTable columns={[{ name: t('account') }, { name: t('balance'), isNumeric: true }]}>
      {balances.map(({ account, currency, balance }) => (
        <tr key={`${account} ${currency}`}>
          <td>
            <Link to={paths.staffLedger({ account, currency })}>{nameOf(account, currency)}</Link>
          </td>
          <td data-numeric>{priceText(balance, currency)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

/** The balance of each account, by currency. */
export const Balances = () => {
  const { t } = useTranslation('ledger')
  const { data, error, isFetching, refetch } = useQuery(balancesQuery)
  if (data) return data.length > 0 ? <Table balances={data} /> : <EmptyState title={t('empty')} text={t('emptyText')} />
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonLine width="100%" />
      <SkeletonLine width="100%" />
    </SkeletonGroup>
  )
}
