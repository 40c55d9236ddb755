import type { ProviderCard as Card } from '@celebrio/contract/market/finding'
import { Star } from '@phosphor-icons/react/Star'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '#features/base/uploads'
import { useCategories } from '#features/market/categories'
import { LeastPrice, VerifiedBadge } from '#features/market/stores'
import { formatCount, formatPercent, formatRating } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import classes from './provider-card.module.css'
import { useFacts } from './use-facts.ts'

/** A picture of what is offered, else the logo, else the drawing of what it is. */
export const ProviderPicture = ({ provider, sizes }: { provider: Card; sizes: string }) => {
  const { coverOf } = useCategories()
  const { picture, logo, categories } = provider
  if (picture) return <Picture media={picture} alt="" sizes={sizes} />
  return <img className={logo ? classes.logo : undefined} src={logo ?? coverOf(categories)} alt="" loading="lazy" />
}

export const Rating = ({ provider: { rating, total_ratings } }: { provider: Card }) => {
  const { t } = useTranslation('finding')
  if (total_ratings === 0) return <p className={classes.rating}>{t('new')}</p>
  return (
    <p className={classes.rating}>
      <Star size={16} weight="fill" aria-hidden />
      <VisuallyHidden>{t('rated', { count: total_ratings, rating: formatRating(rating) })}</VisuallyHidden>
      <span aria-hidden>
        {formatRating(rating)} <i>({formatCount(total_ratings)})</i>
      </span>
    </p>
  )
}

export const Price = ({ price }: { price: Card['price_from'] }) => {
  const { t } = useTranslation('finding')
  if (!price) return null
  return (
    <p className={classes.price}>
      <Trans
        t={t}
        i18nKey={`price${(price.offer ?? price).unit}`}
        components={{ price: <LeastPrice price={price} /> }}
      />
    </p>
  )
}

/** What an offer takes off: as much as the price below says, or up to so much of something else. */
const OfferTag = ({ provider: { has_offer, highest_discount: highest, price_from } }: { provider: Card }) => {
  const { t } = useTranslation('finding')
  if (!has_offer) return null
  const percent = highest === null ? '' : formatPercent(highest / 100)
  const key = highest === price_from?.offer?.discount ? 'off' : 'offUpTo'
  return <p className={classes.tag}>{percent === '' ? t('offer') : t(key, { percent })}</p>
}

type Ties = Pick<Card, 'joined_connections' | 'booked_connections'>

/** Who of the viewer's own people has booked or else joined the provider. */
const Connections = ({ ties: { joined_connections: joined, booked_connections: booked } }: { ties: Ties }) => {
  const { t } = useTranslation('finding')
  const tie = booked.count > 0 ? 'booked' : 'joined'
  const { count, people } = booked.count > 0 ? booked : joined
  const [first] = people
  if (count === 0) return null
  const faces = people.map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))
  return (
    <p className={classes.joined}>
      <span aria-hidden>
        <Avatars people={faces} max={3} size={24} />
      </span>
      <span dir="auto">
        {count === 1 && first ? t(`${tie}By`, { name: first.name }) : t(`${tie}ByConnections`, { count })}
      </span>
    </p>
  )
}

type CompareProps = {
  name: string
  checked: boolean
  /** As many as can be are chosen already. */
  isFull: boolean
  onToggle: () => void
}

const Compare = ({ name, checked, isFull, onToggle }: CompareProps) => {
  const { t } = useTranslation('finding')
  return (
    <label className={classes.compare} data-on={checked || undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={isFull && !checked}
        onChange={onToggle}
        aria-label={t('compareOne', { name })}
      />
      <span aria-hidden>{t('compare')}</span>
    </label>
  )
}

type ProviderCardProps = {
  provider: Card
  /** The day that somebody looks for; empty without one. */
  day: string
  compare: Omit<CompareProps, 'name'>
}

/** A provider in the list; all of it leads to their page, but for the box at the name. */
export const ProviderCard = ({ provider, day, compare }: ProviderCardProps) => {
  const title = useId()
  const { id, company_name, is_verified, price_from } = provider
  return (
    <li>
      <article className={classes.card} aria-labelledby={title}>
        <div className={classes.picture}>
          <ProviderPicture provider={provider} sizes="(min-width: 1000px) 288px, (min-width: 640px) 46vw, 92vw" />
        </div>
        <OfferTag provider={provider} />
        <Rating provider={provider} />
        <div className={classes.top}>
          <h3 id={title} className={classes.name} dir="auto">
            <Link to={paths.serviceProvider(id, day)}>{company_name}</Link>
          </h3>
          <Compare name={company_name} {...compare} />
        </div>
        {is_verified && <VerifiedBadge />}
        <p className={classes.facts}>{useFacts(provider)}</p>
        <Price price={price_from} />
        <Connections ties={provider} />
      </article>
    </li>
  )
}
