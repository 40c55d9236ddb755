import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { Hourglass } from '@phosphor-icons/react/Hourglass'
import { Warning } from '@phosphor-icons/react/Warning'
import { XCircle } from '@phosphor-icons/react/XCircle'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './outcome.module.css'
import { useOutcomeText } from './outcome-text.ts'
import type { Shown } from './use-check-in.ts'

const icons = { good: CheckCircle, care: Warning, bad: XCircle, wait: Hourglass }

const OutcomeDetails = ({ shown }: { shown: Shown }) => {
  const { tone, title, lines } = useOutcomeText()(shown)
  const Icon = icons[tone]
  return (
    <div key={shown.scan.at} className={classes.outcome} data-tone={tone}>
      <Icon size={56} weight="fill" aria-hidden />
      <div>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        {lines.map(line => (
          <p key={line} className={classes.line} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

/** Outcome of the last scan, large enough to read at arm's length; announced to screen readers. */
export const OutcomeSheet = ({ shown }: { shown: Shown | null }) => {
  const { t } = useTranslation('check-in')
  const sheet = useRef<HTMLDivElement>(null)
  const at = shown?.scan.at
  // Scroll into view: the guest list below may be scrolled far down.
  useEffect(() => {
    if (at !== undefined) sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <section aria-label={t('result')}>
      <div ref={sheet} className={classes.sheet} aria-live="polite">
        {shown && <OutcomeDetails shown={shown} />}
      </div>
    </section>
  )
}
