import type { ProviderCard } from '@celebrio/contract/market/finding'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Widget } from '#ui/layout/widget.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { fewQuery } from './data.ts'
import classes from './near-widget.module.css'
import { useFacts } from './use-facts.ts'

/** As many as fit into the side rail. */
const few = fewQuery({ filter_type: 'sp_near_you', languages: [], exclude_ids: [], per_page: 3 })

const Row = ({ provider }: { provider: ProviderCard }) => {
  const { id, company_name, logo } = provider
  return (
    <li>
      <Link to={paths.serviceProvider(id)} className={classes.row}>
        <Avatar name={company_name} src={logo} size={44} square />
        <span className={classes.words}>
          <b className={classes.name} dir="auto">
            {company_name}
          </b>
          <span className={classes.facts} dir="auto">
            {useFacts(provider)}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** The nearest providers, for the home page's side rail. Not there where there are none, or where one lives nowhere. */
export const NearProviders = () => {
  const { t } = useTranslation('finding')
  const { data } = useQuery(few)
  if (!data || data.post.length === 0) return null
  return (
    <Widget title={t('nearTitle')} all={{ to: `${paths.explore('service-provider')}?near=me`, label: t('seeAll') }}>
      <ul aria-label={t('nearTitle')}>
        {data.post.map(provider => (
          <Row key={provider.id} provider={provider} />
        ))}
      </ul>
    </Widget>
  )
}
