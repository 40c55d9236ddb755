import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTopic } from '#lib/realtime.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { moderationKey, queueQuery } from '../data.ts'
import type { QueueFilters } from './filters.ts'
import classes from './queue.module.css'
import { QueueRow } from './queue-row.tsx'

const waiting = (
  <SkeletonGroup>
    {[1, 2, 3].map(one => (
      <div key={one} className={classes.row}>
        <div className={classes.words}>
          <SkeletonLine width="50%" />
          <SkeletonLine width="80%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

/** What people have reported: cases that wait, or others. */
export const Queue = ({ filters, openId }: { filters: QueueFilters; openId: number | undefined }) => {
  const { t } = useTranslation('moderation')
  const client = useQueryClient()
  // Whoever may decide a new case is notified of it.
  useTopic('notifications', () => void client.invalidateQueries({ queryKey: moderationKey }))
  return (
    <Pages
      list={useInfiniteQuery(queueQuery(filters))}
      itemsOf={page => page.cases}
      waiting={waiting}
      empty={<EmptyState compact title={t(`none.${filters.view}`)} text={t(`noneText.${filters.view}`)} />}
    >
      {cases => (
        <ul className={classes.list}>
          {cases.map(one => (
            <QueueRow key={one.id} summary={one} filters={filters} isOpen={one.id === openId} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
