import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { servicesOfQuery, storeQuery } from '../data.ts'
import { OwnerNotice } from './owner-notice.tsx'
import type { Booking } from './service-items.tsx'
import { Slider } from './slider.tsx'
import { StoreAside } from './store-aside.tsx'
import { StoreHeader } from './store-header.tsx'
import { StoreOffers } from './store-offers.tsx'
import classes from './store-page.module.css'
import { StoreServices } from './store-services.tsx'
import { StoreTerms } from './store-terms.tsx'

/** So many pictures go round. */
const shownPictures = 8

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.waiting}>
      <SkeletonBlock height={240} />
      <SkeletonLine width="48%" height={36} />
      <SkeletonLine width="64%" />
    </div>
  </SkeletonGroup>
)

/** Pictures of the services; the drawing of what is offered while there are none. */
const Cover = ({ store: { id, company_name } }: { store: ServiceProvider }) => {
  const { data, isPending } = useInfiniteQuery(servicesOfQuery(id))
  const { drawingOf } = useCategories()
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={240} />
      </SkeletonGroup>
    )
  const services = data?.pages[0]?.services ?? []
  const pictures = services.flatMap(({ images }) => images).slice(0, shownPictures)
  if (pictures.length > 0) return <Slider pictures={pictures} name={company_name} />
  const categories = services.flatMap(service => service.categories)
  return <img className={classes.drawing} src={drawingOf(categories)} alt="" />
}

type StoreProps = { store: ServiceProvider } & Pick<StorePageProps, 'first' | 'more' | 'Cart' | 'Choose' | 'chosen'>

const Store = ({ store, first, more, Cart, Choose, chosen }: StoreProps) => (
  <>
    {store.can.edit && <OwnerNotice store={store} />}
    <Cover store={store} />
    <StoreHeader store={store} />
    {first(store)}
    <div className={classes.columns}>
      <div className={classes.main}>
        {store.description && (
          <p className={classes.voice} dir="auto">
            {store.description}
          </p>
        )}
        <div className={classes.services}>
          <StoreServices id={store.id} booking={{ store, Choose, chosen }} />
          <StoreTerms store={store} />
        </div>
        <div className={classes.more}>{more(store)}</div>
      </div>
      <div className={classes.side}>
        <div className={classes.cart}>
          <Cart store={store} />
        </div>
        <div className={classes.aside}>
          <StoreAside store={store} />
          <StoreOffers id={store.id} />
        </div>
      </div>
    </div>
  </>
)

export type StorePageProps = Pick<Booking, 'Choose' | 'chosen'> & {
  id: number
  /** The viewer's cart, beside the services. */
  Cart: ComponentType<{ store: ServiceProvider }>
  /** Shown when there is no such provider for the viewer. */
  missing: ReactNode
  /** What other features tell of the provider first of all. */
  first: (store: ServiceProvider) => ReactNode
  /** What other features tell of the provider, below the services. */
  more: (store: ServiceProvider) => ReactNode
}

/** The page of a provider. */
export const StorePage = ({ id, missing, ...parts }: StorePageProps) => {
  const { t } = useTranslation('stores')
  const { data: store, error, isPending, isFetching, refetch } = useQuery(storeQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  return (
    <div className={classes.page}>
      <PageTitle>{store?.company_name ?? t('provider')}</PageTitle>
      {isPending && <Waiting />}
      {store && <Store store={store} {...parts} />}
      {!store && !isPending && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} heading="h1" />
      )}
    </div>
  )
}
