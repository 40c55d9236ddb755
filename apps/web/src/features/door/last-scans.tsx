import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/formats-dates.ts'
import classes from './door.module.css'
import type { Scan } from './scans.ts'
import { calledBy, useOutcomeWords } from './words.ts'

const shownAtMost = 30

/** What was scanned here, the last one first, with what became of it once there was a connection. */
export const LastScans = ({ scans }: { scans: readonly Scan[] }) => {
  const { t } = useTranslation('door')
  const wordsOf = useOutcomeWords()
  if (scans.length === 0) return null
  return (
    <section className={classes.sheet} aria-label={t('lastScans')}>
      <h2 className={classes.heading}>{t('lastScans')}</h2>
      <ol className={classes.scans} aria-label={t('lastScans')}>
        {scans
          .slice(-shownAtMost)
          .toReversed()
          .map(scan => {
            const { tone, title, lines } = wordsOf({ scan, again: false })
            const said = scan.outcome.kind === 'unknown' ? title : lines[0]
            return (
              <li key={scan.at} data-tone={tone}>
                <span className={classes.time}>{formatClock(scan.at)}</span>
                <span dir="auto">
                  <b>{calledBy(scan)}</b> {said}
                </span>
              </li>
            )
          })}
      </ol>
    </section>
  )
}
