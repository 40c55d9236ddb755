import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useQuery } from '@tanstack/react-query'
import { Portfolio } from '#features/market/albums'
import { DayNotice, FreeDates, useSoughtDay } from '#features/market/availability'
import { ItemQuantity, StoreCart, useChosenItems } from '#features/market/carts'
import { Questions } from '#features/market/questions'
import { Reviews } from '#features/market/reviews'
import { StorePage, storeQuery } from '#features/market/stores'
import { useViewRecord } from '#features/market/views'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

const noticeOf = (day: string) => (store: ServiceProvider) =>
  day === '' || store.is_resting ? null : <DayNotice providerId={store.id} day={day} />

const moreOf = (day: string) => (store: ServiceProvider) => (
  <>
    <Portfolio providerId={store.id} />
    {!store.is_resting && <FreeDates store={store} day={day} />}
    <Reviews store={store} />
    <Questions store={store} />
  </>
)

const Visited = ({ id }: { id: number }) => {
  const { data: provider } = useQuery(storeQuery(id))
  const chosen = useChosenItems()
  const day = useSoughtDay()
  useViewRecord(provider?.id)
  return (
    <StorePage
      id={id}
      missing={<NotFound />}
      first={noticeOf(day)}
      more={moreOf(day)}
      Choose={ItemQuantity}
      Cart={StoreCart}
      chosen={chosen}
    />
  )
}

/** The page of a provider, as everybody sees it. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <Visited key={id} id={id} />
}
