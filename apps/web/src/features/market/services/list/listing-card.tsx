import type { Media } from '@celebrio/contract/base/media'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '#features/base/uploads'
import { useCategories } from '#features/market/categories'
import { formatList } from '#lib/formats.ts'
import classes from './service-card.module.css'

type Listing = { name: string; description: string; categories: readonly number[]; images: readonly Media[] }

/** The first picture, or the drawing of what it is. */
const Cover = ({ listing: { images, categories } }: { listing: Listing }) => {
  const { coverOf } = useCategories()
  const [first] = images
  return (
    <span className={classes.picture}>
      {first ? (
        <Picture media={first} alt="" sizes="(min-width: 820px) 168px, 92px" />
      ) : (
        <img src={coverOf(categories)} alt="" width={168} height={126} loading="lazy" />
      )}
    </span>
  )
}

type ListingCardProps = {
  listing: Listing
  /** Where it is edited. */
  to: string
  menu: ReactNode
  children: ReactNode
}

/** Something that the provider's own store shows. */
export const ListingCard = ({ listing, to, menu, children }: ListingCardProps) => {
  const { nameOf } = useCategories()
  const { name, description, categories } = listing
  return (
    <li className={classes.card}>
      <Link to={to} className={classes.cover} tabIndex={-1} aria-hidden>
        <Cover listing={listing} />
      </Link>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link to={to}>{name}</Link>
        </h3>
        <p className={classes.categories}>{formatList(categories.flatMap(one => nameOf(one) ?? []))}</p>
        <p className={classes.description}>{description}</p>
        {children}
      </div>
      {menu}
    </li>
  )
}
