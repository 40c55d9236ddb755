import type { ProviderCard } from '@celebrio/contract/market/finding'
import { Star } from '@phosphor-icons/react/Star'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VerifiedBadge } from '#features/market/stores'
import { formatRating } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Price, ProviderPicture } from './provider-card.tsx'
import classes from './provider-rows.module.css'
import { useFacts } from './use-facts.ts'

const Rated = ({ provider: { rating, total_ratings: count } }: { provider: ProviderCard }) => {
  const { t } = useTranslation('finding')
  if (count === 0) return <span className={classes.rating}>{t('new')}</span>
  return (
    <span className={classes.rating}>
      <Star size={14} weight="fill" aria-hidden />
      <VisuallyHidden>{t('rated', { count, rating: formatRating(rating) })}</VisuallyHidden>
      <span aria-hidden>{formatRating(rating)}</span>
    </span>
  )
}

const Row = ({ provider, day }: { provider: ProviderCard; day: string }) => (
  <li className={classes.row}>
    <span className={classes.picture}>
      <ProviderPicture provider={provider} sizes="72px" />
    </span>
    <span className={classes.words}>
      <Link to={paths.serviceProvider(provider.id, day)} className={classes.name} dir="auto">
        {provider.company_name}
      </Link>
      <span className={classes.facts} dir="auto">
        {useFacts(provider)}
      </span>
      <span className={classes.facts}>
        <Rated provider={provider} />
        <Price price={provider.price_from} />
        {provider.is_verified && <VerifiedBadge />}
      </span>
    </span>
  </li>
)

type ProviderRowsProps = {
  providers: readonly ProviderCard[]
  label: string
  /** The day that somebody looks for, `YYYY-MM-DD`: calendars are opened there. */
  day: string
}

/** A few providers, each one line that leads to their page. */
export const ProviderRows = ({ providers, label, day }: ProviderRowsProps) => (
  <ul className={classes.rows} aria-label={label}>
    {providers.map(provider => (
      <Row key={provider.id} provider={provider} day={day} />
    ))}
  </ul>
)
