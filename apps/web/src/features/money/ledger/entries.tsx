import type { LedgerEntry } from '@celebrio/contract/money/ledger'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { entriesQuery, type LedgerAccount } from './data.ts'

const Row = ({ entry: { at, kind, reference_id: id, amount }, currency }: { entry: LedgerEntry; currency: string }) => {
  const { t } = useTranslation('ledger')
  const words = t(`kinds.${kind}`, { id: String(id) })
  return (
    <tr>
      <td data-quiet>{formatExactly(at)}</td>
      <td>{kind === 'payment' ? <Link to={paths.staffPayments({ keyword: String(id) })}>{words}</Link> : words}</td>
      <td data-numeric>{priceText(amount, currency)}</td>
    </tr>
  )
}

/** What was booked on an account, the newest first. */
export const Entries = ({ account, currency }: LedgerAccount) => {
  const { t } = useTranslation('ledger')
  const waiting = (
    <SkeletonGroup>
      <SkeletonLine width="100%" />
    </SkeletonGroup>
  )
  return (
    <Pages
      list={useInfiniteQuery(entriesQuery({ account, currency }))}
      itemsOf={page => page.entries}
      waiting={waiting}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    >
      {entries => (
        <DataTable columns={[{ name: t('when') }, { name: t('what') }, { name: t('sum'), isNumeric: true }]}>
          {entries.map(entry => (
            <Row key={entry.id} entry={entry} currency={currency} />
          ))}
        </DataTable>
      )}
    </Pages>
  )
}
