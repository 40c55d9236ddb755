import type { Friend } from '@celebrio/contract/people/friends'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import type { blockedQuery } from './data.ts'

export type FriendListProps = {
  query: typeof blockedQuery
  label: string
  empty: string
  emptyText?: string | undefined
  /** One button that adds the first entry. */
  emptyAction?: ReactNode
  /** Smaller states, for pages with a lot of content above the list. */
  compact?: boolean
  Row: ComponentType<{ friend: Friend }>
}

/** A paged list of people: skeletons, an error, an empty state, or rows with 'Load more'. Keeps the rows while filters change. */
export const FriendList = ({ query, label, empty, emptyText, emptyAction, compact, Row }: FriendListProps) => {
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      itemsOf={page => page.friends}
      waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
      empty={
        <EmptyState
          compact={compact}
          drawing="/art/empty-friends.svg"
          title={empty}
          text={emptyText}
          action={emptyAction}
        />
      }
    >
      {people => (
        <ul aria-label={label}>
          {people.map(friend => (
            <Row key={friend.id} friend={friend} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
