import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '../buttons/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import classes from './pages.module.css'
import { useGrowth } from './scroll-restoration.ts'

/** What 'Load more' needs of an infinite query. */
export type Paged = {
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => unknown
}

/** The end of a list that may go on: 'Load more', or why that failed. */
export const LoadMore = ({ list }: { list: Paged }) => {
  const { t } = useTranslation('ui')
  const more = () => void list.fetchNextPage()
  // May be asked for twice before the first is under way: it is not begun anew.
  const grow = () => void list.fetchNextPage({ cancelRefetch: false })
  useGrowth(grow, list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError)
  if (list.isFetchNextPageError)
    return <ErrorState compact text={errorText(list.error)} onRetry={more} retrying={list.isFetchingNextPage} />
  if (!list.hasNextPage) return null
  return (
    <div className={classes.more}>
      <Button variant="outline" onClick={more} loading={list.isFetchingNextPage}>
        {t('loadMore')}
      </Button>
    </div>
  )
}

export type PagesProps<Page, Item> = {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  itemsOf: (page: Page) => readonly Item[]
  /** Skeletons of the list's own shape. */
  waiting: ReactNode
  empty: ReactNode
  /** Less air around a refusal, for lists in cards and dialogs. */
  compact?: boolean
  children: (items: Item[]) => ReactNode
}

/** A list that comes page by page: skeletons, a refusal with 'Try Again', nothing, or entries with 'Load more'. */
export function Pages<Page, Item>({
  list,
  itemsOf,
  waiting,
  empty,
  compact = false,
  children,
}: PagesProps<Page, Item>) {
  const { data, error, isPending, isFetching } = list
  if (isPending) return waiting
  if (!data)
    return (
      <ErrorState compact={compact} text={errorText(error)} onRetry={() => void list.refetch()} retrying={isFetching} />
    )
  const items = data.pages.flatMap(page => itemsOf(page))
  if (items.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      {children(items)}
      <LoadMore list={list} />
    </>
  )
}
