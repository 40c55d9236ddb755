import type { Cart, CartEntry } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { offersOf } from './amounts.ts'
import classes from './summary.module.css'

type RowProps = { label: string; amounts: readonly string[]; look?: 'offer' | 'total' | 'part' }

/** Currencies stand one below the other. */
const Row = ({ label, amounts, look }: RowProps) => (
  <div className={classes.row} data-look={look}>
    <dt dir="auto">{label}</dt>
    <dd data-long={amounts.some(amount => amount.length > 12) || undefined}>
      {amounts.map(amount => (
        <span key={amount}>{amount}</span>
      ))}
    </dd>
  </div>
)

/** Rows of the offers that are taken off. */
const Offers = ({ entries }: { entries: readonly CartEntry[] }) => {
  const { t } = useTranslation('carts')
  return offersOf(entries).map(({ id, name, share, amount }) => (
    <Row key={id} label={t('offer', { name, percent: formatPercent(share) })} amounts={[amount]} look="offer" />
  ))
}

/** What all of it costs: Sub Total, offers by name, Tax, Total. Nothing where nothing is asked for. */
export const Summary = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('carts')
  const { totals } = cart
  if (totals.length === 0) return null
  const amounts = (name: 'sub_total' | 'tax' | 'total') => totals.map(one => priceText(one[name], one.currency))
  return (
    <dl className={classes.rows}>
      <Row label={t('subTotal')} amounts={amounts('sub_total')} />
      <Offers entries={cart.cart} />
      <Row label={t('tax')} amounts={amounts('tax')} />
      <Row label={t('total')} amounts={amounts('total')} look="total" />
    </dl>
  )
}

/** What the lines of one provider come to, offers taken off. */
export const ProviderSum = ({ total }: { total: string }) => {
  const { t } = useTranslation('carts')
  return (
    <dl className={classes.rows}>
      <Row label={t('total')} amounts={[total]} look="part" />
    </dl>
  )
}
