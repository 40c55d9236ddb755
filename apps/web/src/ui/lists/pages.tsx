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

/** The end of a paged list: 'Load more', or its error. */
export const LoadMore = ({ list, words }: { list: Paged; words?: string | undefined }) => {
  const { t } = useTranslation('ui')
  const more = () => void list.fetchNextPage()
  // May be called twice before the first request starts: it is not restarted.
  const grow = () => void list.fetchNextPage({ cancelRefetch: false })
  useGrowth(grow, list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError)
  if (list.isFetchNextPageError)
    return <ErrorState compact text={errorText(list.error)} onRetry={more} retrying={list.isFetchingNextPage} />
  if (!list.hasNextPage) return null
  return (
    <div className={classes.more}>
      <Button variant="outline" onClick={more} loading={list.isFetchingNextPage}>
        {words ?? t('loadMore')}
      </Button>
    </div>
  )
}

export type PagesProps<Page, Item> = {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  itemsOf: (page: Page) => readonly Item[]
  /** Skeletons in the shape of the list. */
  waiting: ReactNode
  empty: ReactNode
  /** What is said when nothing could be loaded; by default what the server said. */
  failed?: (error: unknown) => string
  /** Less padding around an error, for lists in cards and dialogs. */
  compact?: boolean
  /** What 'Load more' is called here. */
  moreWords?: string
  children: (items: Item[]) => ReactNode
}

/** A paged list: skeletons, an error with 'Try Again', an empty state, or entries with 'Load more'. */
export function Pages<Page, Item>({
  list,
  itemsOf,
  waiting,
  empty,
  failed = errorText,
  compact = false,
  moreWords,
  children,
}: PagesProps<Page, Item>) {
  const { data, error, isPending, isFetching } = list
  if (isPending) return waiting
  if (!data)
    return (
      <ErrorState compact={compact} text={failed(error)} onRetry={() => void list.refetch()} retrying={isFetching} />
    )
  const items = data.pages.flatMap(page => itemsOf(page))
  if (items.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      {children(items)}
      <LoadMore list={list} words={moreWords} />
    </>
  )
}
