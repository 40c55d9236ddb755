import type { ReceiptView } from '@celebrio/contract/money/payments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { priceText } from '#lib/prices.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { receiptsQuery } from './data.ts'
import { ReceiptButton } from './receipt-button.tsx'
import classes from './receipts.module.css'

const Row = ({ receipt }: { receipt: ReceiptView }) => {
  const { t } = useTranslation('payments')
  const { number, kind, title, amount, currency, issued_at } = receipt
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.title}>{title}</p>
        <p className={classes.when}>
          {t(kind === 'payment' ? 'receiptOf' : 'refundOf', {
            number: String(number),
            date: formatDate(issued_at, 'UTC'),
          })}
        </p>
      </div>
      <p className={classes.sum}>{priceText(kind === 'payment' ? amount : -amount, currency)}</p>
      <ReceiptButton number={number} />
    </li>
  )
}

const waiting = (
  <SkeletonGroup>
    {[1, 2, 3].map(one => (
      <div key={one} className={classes.row}>
        <SkeletonLine width="60%" />
      </div>
    ))}
  </SkeletonGroup>
)

/** What the viewer has paid and got back, the newest first. */
export const Receipts = () => {
  const { t } = useTranslation('payments')
  return (
    <Pages
      list={useInfiniteQuery(receiptsQuery())}
      itemsOf={page => page.receipts}
      waiting={waiting}
      empty={<EmptyState title={t('noReceipts')} text={t('noReceiptsText')} />}
    >
      {receipts => (
        <ul className={classes.list}>
          {receipts.map(receipt => (
            <Row key={receipt.number} receipt={receipt} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
