import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './paged-people.module.css'
import { type ListedPerson, PersonList, PersonListSkeleton } from './person-list.tsx'

/** The parts of an infinite query that a list needs. */
export type PeoplePages = {
  isPending: boolean
  isError: boolean
  error: unknown
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

export type PagedPeopleProps = {
  pages: PeoplePages
  people: readonly ListedPerson[]
  /** How many are to be expected, for the skeleton. */
  expected: number
  empty: ReactNode
}

/** People page by page: skeleton, refusal, nobody, or the list with 'Load more'. */
export const PagedPeople = ({ pages, people, expected, empty }: PagedPeopleProps) => {
  const { t } = useTranslation('posts')
  if (pages.isPending) return <PersonListSkeleton count={expected} />
  if (pages.isError && people.length === 0)
    return (
      <ErrorState compact text={errorText(pages.error)} onRetry={() => pages.refetch()} retrying={pages.isFetching} />
    )
  if (people.length === 0 && !pages.hasNextPage) return empty
  return (
    <>
      <PersonList people={people} />
      {pages.hasNextPage && (
        <div className={classes.more}>
          <Button variant="outline" onClick={() => pages.fetchNextPage()} loading={pages.isFetchingNextPage}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
