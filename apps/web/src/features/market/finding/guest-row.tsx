import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { wholeMenuQuery } from '#features/market/stores'
import { formatAmount } from '#lib/amounts.ts'
import { priceText } from '#lib/prices.ts'
import classes from './compare.module.css'
import { type GuestCost, guestCostOf, leastCosts } from './guest-cost.ts'

type CostProps = { cost: GuestCost; isLowest: boolean }

const Cost = ({ cost: { item, price, total, currency }, isLowest }: CostProps) => {
  const { t } = useTranslation('finding')
  return (
    <>
      <b className={classes.total}>{formatAmount(total, currency)}</b>
      <span className={classes.muted}>{t('perPerson', { item, price: priceText(price, currency) })}</span>
      {isLowest && <span className={classes.best}>{t('lowest')}</span>}
    </>
  )
}

type GuestRowProps = { columns: readonly { id: number; provider: ServiceProvider | null }[]; guests: number }

/** What the same number of guests costs with each provider. */
export const GuestRow = ({ columns, guests }: GuestRowProps) => {
  const { t } = useTranslation('finding')
  const menus = useQueries({ queries: columns.map(({ id, provider }) => wholeMenuQuery(provider ? id : undefined)) })
  const costs = menus.map(({ data }) => (data ? guestCostOf(data, guests) : null))
  const lowest = menus.some(({ isFetching, data }) => isFetching && !data) ? [] : leastCosts(costs)
  return (
    <tr>
      <th scope="row">{t('forGuests', { count: guests })}</th>
      {columns.map(({ id, provider }, at) => {
        const cost = costs[at]
        return (
          <td key={id} dir="auto">
            {cost && <Cost cost={cost} isLowest={lowest.includes(at)} />}
            {!cost && (provider && menus[at]?.data ? <span className={classes.muted}>{t('noPerPerson')}</span> : '–')}
          </td>
        )
      })}
    </tr>
  )
}
