import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PublicEvents } from '#features/celebrations/events'
import { CardActions } from '#features/celebrations/invitations'
import { CategorySelect } from '#features/market/categories'
import { ProviderList } from '#features/market/finding'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'

const kinds = { providers: 'service-provider', events: 'upcoming-events' } as const

/** Providers, or events of others. */
export const Component = () => {
  const { t } = useTranslation('finding')
  const { t: tEvents } = useTranslation('nearby-events')
  const hasEvents = useParams().type === kinds.events
  const ways = (
    <>
      <ButtonLink variant="outline" to={paths.upcomingEvents()}>
        {tEvents('title')}
      </ButtonLink>
      <ButtonLink to={paths.createEvent()}>{tEvents('createEvent')}</ButtonLink>
    </>
  )
  const tabs = [
    { to: paths.explore(kinds.providers), label: t('serviceProvider') },
    { to: paths.explore(kinds.events), label: t('upcomingEvents') },
  ]
  return (
    <PageFrame title={t('explore')} actions={ways}>
      <TabLinks
        look="pills"
        label={t('views')}
        tabs={tabs}
        current={paths.explore(hasEvents ? kinds.events : kinds.providers)}
      />
      {hasEvents ? <PublicEvents Actions={CardActions} Category={CategorySelect} /> : <ProviderList />}
    </PageFrame>
  )
}
