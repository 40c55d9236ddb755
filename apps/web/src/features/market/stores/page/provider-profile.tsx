import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { storeQuery } from '../data.ts'
import { MessageButton } from './message-button.tsx'
import { placeOf } from './place.ts'
import classes from './provider-profile.module.css'
import { StoreOffers } from './store-offers.tsx'
import { StoreServices } from './store-services.tsx'

const Header = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { id, company_name: name, logo, description, created_at, can } = store
  return (
    <header className={classes.header}>
      <Avatar name={name} src={logo} size={96} square />
      <div className={classes.who}>
        <h1 className={classes.name} dir="auto">
          {name}
        </h1>
        <ul className={classes.facts}>
          <li>
            <CalendarDots size={18} aria-hidden />
            {t('since', { date: formatDate(created_at) })}
          </li>
          <li dir="auto">
            <MapPin size={18} aria-hidden />
            {placeOf(store) || store.address}
          </li>
        </ul>
        {description && (
          <p className={classes.voice} dir="auto">
            {description}
          </p>
        )}
      </div>
      {can.edit ? (
        <ButtonLink variant="lagoon" to={paths.serviceProfileEdit()}>
          {t('edit')}
        </ButtonLink>
      ) : (
        <MessageButton store={store} />
      )}
      <ButtonLink variant="outline" to={paths.serviceProvider(id)}>
        {t('toPage')}
      </ButtonLink>
    </header>
  )
}

/** Services or, with `?view=offers`, offers. */
const Offered = ({ id }: { id: number }) => {
  const { t } = useTranslation('stores')
  const { pathname } = useLocation()
  const showsOffers = useSearchParams()[0].get('view') === 'offers'
  const offers = `${pathname}?view=offers`
  const none = <EmptyState compact drawing="/art/empty-stall.svg" title={t('noOffers')} />
  return (
    <>
      <TabLinks
        stays
        label={t('views')}
        current={showsOffers ? offers : pathname}
        tabs={[
          { to: pathname, label: t('services') },
          { to: offers, label: t('offers') },
        ]}
      />
      {showsOffers ? <StoreOffers id={id} empty={none} /> : <StoreServices id={id} />}
    </>
  )
}

export type ProviderProfileProps = {
  /** Of the company. */
  id: number
  /** Shown when there is no such provider for the viewer. */
  missing: ReactNode
}

/** The public profile of a provider: who they are, and since when. */
export const ProviderProfile = ({ id, missing }: ProviderProfileProps) => {
  const { t } = useTranslation('stores')
  const { data: store, error, isPending, isFetching, refetch } = useQuery(storeQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  return (
    <div className={classes.page}>
      <PageTitle>{store?.company_name ?? t('provider')}</PageTitle>
      {isPending && (
        <SkeletonGroup>
          <SkeletonBlock height={140} />
        </SkeletonGroup>
      )}
      {store && (
        <>
          <Header store={store} />
          <Offered id={id} />
        </>
      )}
      {!store && !isPending && (
        <ErrorState heading="h1" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}
