import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/formats-dates.ts'
import classes from './check-in.module.css'
import type { CheckInEvent } from './offline-event.ts'
import { scanLabel, useOutcomeText } from './outcome-text.ts'
import type { Scan } from './scans.ts'
import { UndoButton } from './undo-button.tsx'

const maxShown = 30

const Row = ({ event, scan }: { event: CheckInEvent; scan: Scan }) => {
  const { outcome } = scan
  const { tone, title, lines } = useOutcomeText()({ scan, again: false })
  const isRefused = outcome.kind === 'unknown' || outcome.kind === 'noCode'
  return (
    <li data-tone={tone}>
      <span className={classes.time}>{formatClock(scan.at)}</span>
      <span dir="auto">
        <b>{scanLabel(scan)}</b> {isRefused ? title : lines[0]}
      </span>
      {outcome.kind === 'in' && <UndoButton eventId={event.id} {...outcome} />}
    </li>
  )
}

/** Scans of this device, newest first, with their outcomes. */
export const LastScans = ({ event, scans }: { event: CheckInEvent; scans: readonly Scan[] }) => {
  const { t } = useTranslation('check-in')
  if (scans.length === 0) return null
  return (
    <section className={classes.sheet} aria-label={t('lastScans')}>
      <h2 className={classes.heading}>{t('lastScans')}</h2>
      <ol className={classes.scans} aria-label={t('lastScans')}>
        {scans
          .slice(-maxShown)
          .toReversed()
          .map(scan => (
            <Row key={scan.at} event={event} scan={scan} />
          ))}
      </ol>
    </section>
  )
}
