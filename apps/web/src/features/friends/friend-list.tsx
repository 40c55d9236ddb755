import type { Friend } from '@celebrio/contract/friends'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonFace, SkeletonGroup, SkeletonLine } from '#ui/skeleton.tsx'
import type { blockedQuery } from './data.ts'
import classes from './friend-list.module.css'

export type FriendListProps = {
  query: typeof blockedQuery
  label: string
  empty: string
  /** One button that fills the emptiness. */
  emptyAction?: ReactNode
  Row: ComponentType<{ friend: Friend }>
}

const Waiting = () => (
  <SkeletonGroup>
    {[52, 40, 61].map(width => (
      <div key={width} className={classes.waiting}>
        <SkeletonFace size={56} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

/** People page by page: skeletons, a refusal, nobody, or rows with 'Load more'. Another filter keeps the rows until its own are there. */
export const FriendList = ({ query, label, empty, emptyAction, Row }: FriendListProps) => {
  const { t } = useTranslation('friends')
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage } = list
  if (isPending) return <Waiting />
  if (!data) return <ErrorState text={errorText(error)} onRetry={() => void list.refetch()} retrying={isFetching} />
  const people = data.pages.flatMap(page => page.friends)
  if (people.length === 0) return <EmptyState drawing="/art/empty-friends.svg" title={empty} action={emptyAction} />
  return (
    <>
      <ul aria-label={label}>
        {people.map(friend => (
          <Row key={friend.id} friend={friend} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="outline" onClick={() => void list.fetchNextPage()} loading={isFetchingNextPage}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
