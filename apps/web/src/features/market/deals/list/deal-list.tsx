import type { Deal } from '@celebrio/contract/market/deal-shapes'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import classes from '../deal-card.module.css'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.cards}>
      {[1, 2, 3, 4].map(at => (
        <div key={at}>
          <SkeletonBlock ratio={4 / 3} />
          <SkeletonLine width="72%" height={22} />
          <SkeletonLine width="48%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)

type Page = { deals: Deal[] }

type DealListProps = {
  list: UseInfiniteQueryResult<InfiniteData<Page>>
  label: string
  empty: ReactNode
  children: (deal: Deal) => ReactNode
}

/** A list of deals as cards. */
export const DealList = ({ list, label, empty, children }: DealListProps) => (
  <Pages list={list} itemsOf={page => page.deals} waiting={<Waiting />} empty={empty}>
    {deals => (
      <ul className={classes.cards} aria-label={label}>
        {deals.map(deal => (
          <li key={deal.id}>{children(deal)}</li>
        ))}
      </ul>
    )}
  </Pages>
)
