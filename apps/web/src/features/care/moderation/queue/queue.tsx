import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTopic } from '#lib/realtime.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { countQuery, moderationKey, queueQuery } from '../data.ts'
import { addressOfQueue, type QueueFilters } from './filters.ts'
import classes from './queue.module.css'
import { QueueRow } from './queue-row.tsx'
import { countText } from './use-queue-title.ts'

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

/** Nobody is caught up as long as second looks wait. */
const None = ({ filters }: { filters: QueueFilters }) => {
  const { t } = useTranslation('moderation')
  const { data } = useQuery(countQuery)
  const { view } = filters
  if (view !== 'open' || !data?.appealed)
    return <EmptyState compact title={t(`none.${view}`)} text={t(`noneText.${view}`)} />
  const next = (
    <ButtonLink to={addressOfQueue({ ...filters, view: 'appealed' })}>
      {t('views.appealed')} {countText(data.appealed)}
    </ButtonLink>
  )
  return <EmptyState compact title={t('noneButAppeals')} text={t('noneText.open')} action={next} />
}

/** What people have reported: cases that wait, or others. */
export const Queue = ({ filters, openId }: { filters: QueueFilters; openId: number | undefined }) => {
  const client = useQueryClient()
  // Whoever may decide a new case is notified of it.
  useTopic('notifications', () => void client.invalidateQueries({ queryKey: moderationKey }))
  return (
    <Pages
      list={useInfiniteQuery(queueQuery(filters))}
      itemsOf={page => page.cases}
      waiting={waiting}
      empty={<None filters={filters} />}
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
