import type { Offer } from '@celebrio/contract/market/offers'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import { formatAnd, formatPercent } from '#lib/formats.ts'
import { useDate } from '#lib/use-date.ts'
import { Pages } from '#ui/lists/pages.tsx'
import { offersOfQuery } from '../data.ts'
import classes from './store-offers.module.css'

/** What an offer counts for: its items, or all services in its categories. */
const Scope = ({ offer: { applies_to, items, categories } }: { offer: Offer }) => {
  const { t } = useTranslation('stores')
  const { nameOf } = useCategories()
  const isForItems = applies_to === 'items'
  const names = isForItems ? items.map(({ name }) => name) : categories.flatMap(id => nameOf(id) ?? [])
  if (names.length === 0) return null
  return (
    <p className={classes.scope} dir="auto">
      {t(isForItems ? 'forItems' : 'forServices', { names: formatAnd(names) })}
    </p>
  )
}

type EndProps = { endsAt: string; isRunning: boolean }

const End = ({ endsAt, isRunning }: EndProps) => {
  const { t } = useTranslation('stores')
  return <p className={classes.end}>{t(isRunning ? 'runsUntil' : 'ended', { date: useDate(endsAt) })}</p>
}

const OfferCard = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('stores')
  const { name, description, discount, ends_at, is_running } = offer
  return (
    <li className={classes.offer} data-over={is_running ? undefined : true}>
      <h3 className={classes.name} dir="auto">
        {name}
      </h3>
      {discount > 0 && <p className={classes.off}>{t('off', { percent: formatPercent(discount / 100) })}</p>}
      <p className={classes.about} dir="auto">
        {description}
      </p>
      <Scope offer={offer} />
      {ends_at && <End endsAt={ends_at} isRunning={is_running} />}
    </li>
  )
}

type StoreOffersProps = {
  id: number
  /** Shown where there are none. */
  empty?: ReactNode
}

/** The offers of a provider. */
export const StoreOffers = ({ id, empty = null }: StoreOffersProps) => {
  const { t } = useTranslation('stores')
  const list = useInfiniteQuery(offersOfQuery(id))
  return (
    <Pages compact list={list} itemsOf={page => page.offers} waiting={null} empty={empty}>
      {all => (
        <section aria-labelledby="offers">
          <h2 id="offers" className={classes.title}>
            {t('offers')}
          </h2>
          <ul className={classes.offers}>
            {all.map(offer => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </Pages>
  )
}
