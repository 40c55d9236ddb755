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

type Provider = Cart['providers'][number]

const Head = ({ seller }: { seller: Seller }) => (
  <header className={classes.head}>
    <Avatar name={seller.company_name} src={seller.logo} size={44} square />
    <h2 className={classes.name} dir="auto">
      <Link to={paths.serviceProvider(seller.id)}>{seller.company_name}</Link>
    </h2>
  </header>
)

/** What was in the cart of somebody who sells nothing any more. */
const GoneHead = () => {
  const { t } = useTranslation('carts')
  return <h2 className={classes.name}>{t('goneProvider')}</h2>
}

const nobody = (id: number): Seller => ({ id, user_id: 0, company_name: '', logo: null })

type PartProps = { id: number; entries: readonly CartEntry[]; provider: Provider | undefined }

const Part = ({ id, entries, provider }: PartProps) => {
  const { t } = useTranslation('carts')
  const services = [...Map.groupBy(entries, ({ service }) => service.id)]
  return (
    <SlipPart label={provider?.company_name ?? t('goneProvider')}>
      {provider ? <Head seller={provider} /> : <GoneHead />}
      {services.map(([serviceId, group]) => (
        <Fragment key={serviceId}>
          {services.length > 1 && (
            <h3 className={classes.service} dir="auto">
              {group[0]?.service.name}
            </h3>
          )}
          <ul>
            {group.map(entry => (
              <CartLine key={entry.service_item_id} entry={entry} seller={provider ?? nobody(id)} />
            ))}
          </ul>
        </Fragment>
      ))}
      {provider && <ProviderSum entries={entries} total={priceText(provider.total, provider.currency)} />}
    </SlipPart>
  )
}

/** The whole cart as a till slip, a part for each provider. */
export const CartSlip = ({ cart }: { cart: Cart }) => (
  <Slip>
    {[...Map.groupBy(cart.cart, ({ provider_id }) => provider_id)].map(([id, entries]) => (
      <Part key={id} id={id} entries={entries} provider={cart.providers.find(one => one.id === id)} />
    ))}
  </Slip>
)
