import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/formats-dates.ts'
import classes from './check-in.module.css'
import type { CheckInEvent } from './offline-event.ts'
import { calledBy, useOutcomeWords } from './outcome-text.ts'
import type { Scan } from './scans.ts'
import { UndoButton } from './undo-button.tsx'

const shownAtMost = 30

const Row = ({ event, scan }: { event: CheckInEvent; scan: Scan }) => {
  const { outcome } = scan
  const { tone, title, lines } = useOutcomeWords()({ scan, again: false })
  const isRefused = outcome.kind === 'unknown' || outcome.kind === 'noCode'
  return (
    <li data-tone={tone}>
      <span className={classes.time}>{formatClock(scan.at)}</span>
      <span dir="auto">
        <b>{calledBy(scan)}</b> {isRefused ? title : lines[0]}
      </span>
      {outcome.kind === 'in' && <UndoButton eventId={event.id} {...outcome} />}
    </li>
  )
}

/** What was scanned here, the last one first, with what became of it once there was a connection. */
export const LastScans = ({ event, scans }: { event: CheckInEvent; scans: readonly Scan[] }) => {
  const { t } = useTranslation('check-in')
  if (scans.length === 0) return null
  return (
    <section className={classes.sheet} aria-label={t('lastScans')}>
      <h2 className={classes.heading}>{t('lastScans')}</h2>
      <ol className={classes.scans} aria-label={t('lastScans')}>
        {scans
          .slice(-shownAtMost)
          .toReversed()
          .map(scan => (
            <Row key={scan.at} event={event} scan={scan} />
          ))}
      </ol>
    </section>
  )
}
