import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '#features/base/uploads'
import { BoostedTag } from '#features/market/boosts'
import { useCategories } from '#features/market/categories'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './deal-card.module.css'
import { PriceTag } from './price-tag.tsx'
import { SaveButton } from './save-button.tsx'
import { useFacts } from './use-facts.ts'

/** The first picture, else the drawing of what it is. */
export const DealPicture = ({
  deal: { images, category_id },
  sizes,
}: {
  deal: Pick<Deal, 'images' | 'category_id'>
  sizes: string
}) => {
  const { coverOf } = useCategories()
  const [first] = images
  if (first) return <Picture media={first} alt="" sizes={sizes} />
  return <img src={coverOf(category_id === null ? [] : [category_id])} alt="" loading="lazy" />
}

type CardProps = {
  deal: Deal
  heading?: 'h2' | 'h3'
  /** Under the title. */
  children: ReactNode
}

const sizes = '(min-width: 1200px) 300px, (min-width: 560px) 46vw, 92vw'

/** A deal; all of it leads to its page, but for what stands under its title. */
export const DealCardFrame = ({ deal, heading: Heading = 'h2', children }: CardProps) => {
  const { t } = useTranslation('deals')
  const title = useId()
  const isSold = deal.status === 'sold_out'
  return (
    <article className={classes.card} aria-labelledby={title} data-sold={isSold || undefined}>
      <div className={classes.picture}>
        <DealPicture deal={deal} sizes={sizes} />
        {deal.is_boosted && <BoostedTag look="label" />}
        {isSold && <span className={classes.stamp}>{t('isSold')}</span>}
      </div>
      <PriceTag deal={deal} />
      <Heading id={title} className={classes.title} dir="auto">
        <Link to={paths.deal(deal.id)}>{deal.title}</Link>
      </Heading>
      <div className={classes.foot}>{children}</div>
    </article>
  )
}

/** A deal of somebody's, as buyers see it. */
export const DealCard = ({ deal, heading }: { deal: Deal; heading?: 'h2' | 'h3' }) => {
  const { place, time } = useFacts()(deal)
  return (
    <DealCardFrame deal={deal} {...(heading && { heading })}>
      <Avatar name={deal.user.name} src={deal.user.profile_picture} size={24} square={deal.user.provider_id !== null} />
      <p className={classes.facts} dir="auto">
        {place && `${place} · `}
        <span suppressHydrationWarning data-look={time.look}>
          {time.text}
        </span>
      </p>
      <SaveButton deal={deal} />
    </DealCardFrame>
  )
}
