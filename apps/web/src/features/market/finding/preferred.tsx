import type { ProviderEntry } from '@celebrio/contract/people/profile-providers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileQuery } from '#features/social/profiles'
import { paths } from '#lib/paths.ts'
import type { Session } from '#lib/session.ts'
import { Widget } from '#ui/layout/widget.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './near-widget.module.css'

const Row = ({ provider: { id, company_name, logo, city } }: { provider: ProviderEntry }) => (
  <li>
    <Link to={paths.serviceProvider(id)} className={classes.row}>
      <Avatar name={company_name} src={logo} size={44} square />
      <span className={classes.words}>
        <b className={classes.name} dir="auto">
          {company_name}
        </b>
        {city && <span className={classes.facts}>{city}</span>}
      </span>
    </Link>
  </li>
)

/** The providers that a person prefers, offered with a new event. Not there where they prefer none. */
export const PreferredProviders = ({ session }: { session: Session }) => {
  const { t } = useTranslation('finding')
  const { data } = useQuery(profileQuery(session.user.id))
  if (!data || data.preferred_sp.length === 0) return null
  return (
    <Widget title={t('preferredTitle')} all={{ to: paths.explore('service-provider'), label: t('findMore') }}>
      <ul aria-label={t('preferredTitle')}>
        {data.preferred_sp.map(provider => (
          <Row key={provider.id} provider={provider} />
        ))}
      </ul>
    </Widget>
  )
}
