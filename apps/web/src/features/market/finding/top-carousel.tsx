import type { ProviderCard } from '@celebrio/contract/market/finding'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Widget } from '#ui/layout/widget.tsx'
import { fewQuery } from './data.ts'
import card from './provider-card.module.css'
import { ProviderPicture, Rating } from './provider-card.tsx'
import classes from './top-carousel.module.css'
import { useFacts } from './use-facts.ts'

const top = fewQuery({ filter_type: 'top_sp', min_rating: 1, languages: [], exclude_ids: [], per_page: 10 })

const Entry = ({ provider }: { provider: ProviderCard }) => (
  <li className={classes.entry}>
    <div className={card.card}>
      <div className={card.picture}>
        <ProviderPicture provider={provider} sizes="220px" />
      </div>
      <Rating provider={provider} />
      <h3 className={card.name} dir="auto">
        <Link to={paths.serviceProvider(provider.id)}>{provider.company_name}</Link>
      </h3>
      <p className={card.facts} dir="auto">
        {useFacts(provider)}
      </p>
    </div>
  </li>
)

/** The best rated providers of all, side by side. Not there where nobody has been rated yet. */
export const TopProviders = () => {
  const { t } = useTranslation('finding')
  const { data } = useQuery(top)
  if (!data || data.post.length === 0) return null
  return (
    <Widget title={t('topTitle')} all={{ to: `${paths.explore('service-provider')}?sort=top`, label: t('seeAll') }}>
      <ul className={classes.row} aria-label={t('topTitle')}>
        {data.post.map(provider => (
          <Entry key={provider.id} provider={provider} />
        ))}
      </ul>
    </Widget>
  )
}
