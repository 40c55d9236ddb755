import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useTopic } from '#lib/realtime.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ownReportsKey, ownReportsQuery } from './data.ts'
import classes from './own-reports.module.css'
import { caseOf } from './place.ts'
import { ReportRow } from './report-row.tsx'

const waiting = (
  <SkeletonGroup>
    {[40, 55, 48].map(width => (
      <div key={width} className={classes.row}>
        <div className={classes.words}>
          <SkeletonLine width={`${width}%`} />
          <SkeletonLine width="80%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

/** The reports of the viewer, read on until the one is there that a notification leads to. */
function useReports(wanted: number | undefined) {
  const list = useInfiniteQuery(ownReportsQuery)
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isThere = data?.pages.some(page => page.reports.some(one => one.id === wanted))
  const readsOn = wanted !== undefined && isThere === false && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])
  return list
}

/** What the viewer has reported, and what came of it; the newest first. */
export const OwnReports = () => {
  const { t } = useTranslation('own-reports')
  const client = useQueryClient()
  const wanted = caseOf(useLocation().hash)
  // Whoever has reported something is notified of what came of it.
  useTopic('notifications', () => void client.invalidateQueries({ queryKey: ownReportsKey }))
  return (
    <Pages
      list={useReports(wanted)}
      itemsOf={page => page.reports}
      waiting={waiting}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      {reports => (
        <ul className={classes.list} aria-label={t('title')}>
          {reports.map(report => (
            <ReportRow key={report.id} report={report} isTarget={report.id === wanted} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
