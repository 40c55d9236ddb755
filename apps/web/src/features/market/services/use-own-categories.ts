import { useInfiniteQuery } from '@tanstack/react-query'
import { ownServicesQuery } from './data.ts'

/** Ids of the categories of the viewer's own services, those of the newest first. */
export function useOwnCategories(): number[] {
  const { data } = useInfiniteQuery(ownServicesQuery({ keyword: '', created: [] }))
  const services = data?.pages.flatMap(page => page.services) ?? []
  return [...new Set(services.flatMap(({ categories }) => categories))]
}
