import type { OwnReport, ReportState } from '@celebrio/contract/care/own-reports'
import type { Icon } from '@phosphor-icons/react'
import { ArrowCounterClockwise } from '@phosphor-icons/react/ArrowCounterClockwise'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium'
import { MinusCircle } from '@phosphor-icons/react/MinusCircle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuleName } from '#features/base/reports'
import { KindIcon, useCaseName, useKindName } from '#features/care/moderation'
import { formatDate } from '#lib/formats-dates.ts'
import { usePlaceInView } from '#lib/use-place-in-view.ts'
import classes from './own-reports.module.css'
import { placeOf } from './place.ts'

const icons: Record<ReportState, Icon> = {
  waiting: HourglassMedium,
  acted_on: CheckCircle,
  dismissed: MinusCircle,
  undone: ArrowCounterClockwise,
}

/** What came of it, and when; of what waits nothing has yet. */
const Standing = ({ report: { state, since } }: { report: OwnReport }) => {
  const { t } = useTranslation('own-reports')
  const Shown = icons[state]
  return (
    <div className={classes.standing} data-state={state}>
      <Shown size={20} weight={state === 'waiting' ? 'regular' : 'fill'} aria-hidden />
      <div>
        <p className={classes.state}>{t(`states.${state}`)}</p>
        {state !== 'waiting' && (
          <time className={classes.note} dateTime={since}>
            {formatDate(since)}
          </time>
        )}
      </div>
    </div>
  )
}

/** A report: what it was about, what its writer said, and what came of it. `isTarget`: a notification has led here. */
export const ReportRow = ({ report, isTarget }: { report: OwnReport; isTarget: boolean }) => {
  const { t } = useTranslation('own-reports')
  const heading = useId()
  const kindName = useKindName()
  const nameOf = useCaseName()
  const ruleName = useRuleName()
  const place = usePlaceInView(placeOf(report.id))
  const { kind, author, rule, reason, created_at } = report
  return (
    <li className={classes.entry}>
      <article
        ref={place}
        id={placeOf(report.id)}
        className={classes.row}
        aria-labelledby={heading}
        aria-current={isTarget || undefined}
      >
        <KindIcon kind={kind} />
        <div className={classes.words}>
          <div className={classes.head}>
            <h2 id={heading} className={classes.title}>
              {author ? nameOf({ kind, author }) : kindName(kind)}
            </h2>
            <p className={classes.note}>{t('reportedOn', { day: formatDate(created_at) })}</p>
          </div>
          {rule && <p>{ruleName(rule)}</p>}
          {reason && (
            <p className={classes.reason} dir="auto">
              {reason}
            </p>
          )}
          <Standing report={report} />
        </div>
      </article>
    </li>
  )
}
