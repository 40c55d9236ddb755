import type { ReactNode } from 'react'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LoadMore, type Paged } from '#ui/lists/pages.tsx'
import { type ListedPerson, PersonList, PersonListSkeleton } from './person-list.tsx'

/** The properties of an infinite query that the list uses. */
export type PeoplePages = Paged & {
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

export type PagedPeopleProps = {
  pages: PeoplePages
  people: readonly ListedPerson[]
  /** Expected number of people, for the skeleton. */
  expected: number
  empty: ReactNode
}

/** People page by page: skeleton, refusal, nobody, or the list with 'Load more'. */
export const PagedPeople = ({ pages, people, expected, empty }: PagedPeopleProps) => {
  if (pages.isPending) return <PersonListSkeleton count={expected} />
  if (pages.isError && people.length === 0)
    return (
      <ErrorState compact text={errorText(pages.error)} onRetry={() => pages.refetch()} retrying={pages.isFetching} />
    )
  if (people.length === 0 && !pages.hasNextPage) return empty
  return (
    <>
      <PersonList people={people} />
      <LoadMore list={pages} />
    </>
  )
}
