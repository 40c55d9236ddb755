import type { CartEntry } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { priceText } from '#lib/prices.ts'
import { quantityText } from '#lib/quantities.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './cart-table.module.css'
import { LineSum } from './line-sum.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { Seller } from './wishes.ts'

const Head = () => {
  const { t } = useTranslation('carts')
  return (
    <thead>
      <tr>
        <th scope="col">{t('items')}</th>
        <th scope="col">{t('quantity')}</th>
        <th scope="col">{t('price')}</th>
        <th scope="col">{t('total')}</th>
        <th scope="col">
          <VisuallyHidden>{t('action')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

const Row = ({ entry, seller }: { entry: CartEntry; seller: Seller }) => {
  const { service_item, quantity, currency } = entry
  return (
    <tr>
      <th scope="row" dir="auto">
        {service_item.name}
      </th>
      <td>{quantityText(quantity)}</td>
      <td>{priceText(service_item.price, currency)}</td>
      <td>
        <LineSum entry={entry} />
      </td>
      <td>
        <RemoveButton entry={entry} seller={seller} />
      </td>
    </tr>
  )
}

type CartTablesProps = { entries: readonly CartEntry[]; seller: Seller }

/** What is in the cart of one provider, a table for each service. */
export const CartTables = ({ entries, seller }: CartTablesProps) =>
  [...Map.groupBy(entries, ({ service }) => service.id)].map(([id, group]) => (
    <div key={id}>
      <h3 id={`service-${id}`} className={classes.service} dir="auto">
        {group[0]?.service.name}
      </h3>
      <div className={classes.wide}>
        <table className={classes.table} aria-labelledby={`service-${id}`}>
          <Head />
          <tbody>
            {group.map(entry => (
              <Row key={entry.service_item_id} entry={entry} seller={seller} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  ))
