import { useQuery } from '@tanstack/react-query'
import { StorePage, storeQuery } from '#features/market/stores'
import { useViewRecord } from '#features/market/views'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

const Visited = ({ id }: { id: number }) => {
  const { data: provider } = useQuery(storeQuery(id))
  useViewRecord(provider?.id)
  return <StorePage id={id} missing={<NotFound />} />
}

/** The page of a provider, as everybody sees it. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <Visited key={id} id={id} />
}
