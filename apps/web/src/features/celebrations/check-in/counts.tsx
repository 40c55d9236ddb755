import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatClock } from '#lib/formats-dates.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { useOffline } from '#ui/feedback/use-offline.ts'
import classes from './check-in.module.css'
import { expectedQuery } from './data.ts'
import { type CheckInEvent, type Counted, readOfflineEvent, saveOfflineEvent } from './offline-event.ts'

/** The latest counts from the server, or the offline copy. */
function useCounted(event: CheckInEvent): Counted | null {
  const { data, dataUpdatedAt } = useInfiniteQuery(expectedQuery(event.id, ''))
  const counts = data?.pages[0]?.counts
  const { inside, expected } = counts ?? {}
  const at = new Date(dataUpdatedAt).toISOString()
  useEffect(() => {
    if (inside !== undefined && expected !== undefined) saveOfflineEvent({ event, counted: { inside, expected, at } })
  }, [event, inside, expected, at])
  return counts ? { ...counts, at } : (readOfflineEvent(event.id)?.counted ?? null)
}

/** Number of guests checked in, and of local scans that are not synced yet. */
export const Counts = ({ event, waiting }: { event: CheckInEvent; waiting: number }) => {
  const { t } = useTranslation('check-in')
  const isOffline = useOffline()
  const counted = useCounted(event)
  if (!counted) return null
  const { inside, expected, at } = counted
  const words = t('counts', { inside: formatCount(inside), expected: formatCount(expected) })
  return (
    <div className={classes.counts}>
      <p>
        {words}
        {waiting > 0 && <span className={classes.unsynced}> {t('keptHere', { scans: formatCount(waiting) })}</span>}
      </p>
      <ProgressBar label={words} share={expected > 0 ? inside / expected : 0} />
      {isOffline && <p className={classes.since}>{t('lastUpdate', { time: formatClock(at) })}</p>}
    </div>
  )
}
