import type { Cart, CartEntry } from '@celebrio/contract/market/carts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { Slip, SlipPart } from '#ui/layout/slip.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { CartLine } from './cart-line.tsx'
import classes from './cart-slip.module.css'
import { ProviderSum } from './summary.tsx'
import type { Seller } from './wishes.ts'

const Head = ({ seller }: { seller: Seller }) => (
  <header className={classes.head}>
    <Avatar name={seller.company_name} src={seller.logo} size={44} square />
    <h2 className={classes.name} dir="auto">
      <Link to={paths.serviceProvider(seller.id)}>{seller.company_name}</Link>
    </h2>
  </header>
)

/** Who can't be booked now, whatever the reason. */
const AwayHead = () => {
  const { t } = useTranslation('carts')
  return <h2 className={classes.name}>{t('awayProvider')}</h2>
}

const nobody = (id: number): Seller => ({ id, user_id: 0, company_name: '', logo: null })

type PartProps = {
  id: number
  entries: readonly CartEntry[]
  seller: Seller | undefined
  sum: string | undefined
  guests: number | null
}

const Part = ({ id, entries, seller, sum, guests }: PartProps) => {
  const { t } = useTranslation('carts')
  const services = [...Map.groupBy(entries, ({ service }) => service.id)]
  return (
    <SlipPart label={seller?.company_name ?? t('awayProvider')}>
      {seller ? <Head seller={seller} /> : <AwayHead />}
      {services.map(([serviceId, group]) => (
        <Fragment key={serviceId}>
          {services.length > 1 && (
            <h3 className={classes.service} dir="auto">
              {group[0]?.service.name}
            </h3>
          )}
          <ul>
            {group.map(entry => (
              <CartLine
                key={entry.service_item_id}
                entry={entry}
                entries={group}
                seller={seller ?? nobody(id)}
                guests={guests}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {sum && <ProviderSum total={sum} />}
    </SlipPart>
  )
}

type CartSlipProps = {
  cart: Cart
  /** Whether it says what each provider's lines come to: not where only some of them are shown. */
  withSums?: boolean
  /** Of the event that it is for, as far as that is known: what is booked per person is held against them. */
  guests?: number | null
}

/** What the lines of a provider come to; undefined where nothing of theirs can be booked. */
function sumOf({ providers }: Cart, id: number): string | undefined {
  const provider = providers.find(one => one.id === id)
  return provider && priceText(provider.total, provider.currency)
}

/** The cart as a till slip, a part for each provider. */
export const CartSlip = ({ cart, withSums = true, guests = null }: CartSlipProps) => (
  <Slip>
    {[...Map.groupBy(cart.cart, ({ provider_id }) => provider_id)].map(([id, entries]) => (
      <Part
        key={id}
        id={id}
        entries={entries}
        seller={cart.sellers.find(one => one.id === id)}
        sum={withSums ? sumOf(cart, id) : undefined}
        guests={guests}
      />
    ))}
  </Slip>
)
