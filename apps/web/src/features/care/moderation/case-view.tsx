import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Author } from './case/author.tsx'
import classes from './case/case.module.css'
import { Decisions } from './case/decisions.tsx'
import { OtherCases } from './case/other-cases.tsx'
import { Reporters } from './case/reporters.tsx'
import { Thing } from './case/thing.tsx'
import { caseQuery } from './data.ts'
import { Decide } from './decide/decide.tsx'
import { DecidedNotice } from './decide/decided-notice.tsx'
import { useCaseName } from './use-case-name.ts'

type CaseViewProps = {
  id: number
  /** What follows a decision: what its author says to it, and the way to take it back. */
  afterwards: ReactNode
  /** It is decided, and the next one can be looked at. */
  onDecided: () => void
}

/** A case as a folder: the thing in the middle with who wrote and who reported it, and on the right what to do. */
export const CaseView = ({ id, afterwards, onDecided }: CaseViewProps) => {
  const { t } = useTranslation('moderation')
  const nameOf = useCaseName()
  const { data, error, isFetching, refetch } = useQuery(caseQuery(id))
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={320} />
      </SkeletonGroup>
    )
  return (
    <div className={classes.columns}>
      <article className={classes.folder} aria-labelledby={`case-${id}`}>
        <p className={classes.note}>{t('caseNumber', { id })}</p>
        <h2 id={`case-${id}`} className={classes.title}>
          {nameOf(data)}
        </h2>
        {data.is_urgent && <p className={classes.urgent}>{t('urgentText')}</p>}
        <Thing thing={data.thing} isShown={data.state === 'open'} />
        <div className={classes.pair}>
          <Author author={data.author} kind={data.kind} />
          <Reporters reports={data.reports} reportedBy={data.reported_by} />
        </div>
        <OtherCases cases={data.other_cases} />
        <Decisions title={t('earlier')} decisions={data.earlier} elsewhere />
      </article>
      <aside className={classes.aside}>
        <DecidedNotice details={data} />
        {data.decision && <Decisions title={t('decision')} decisions={[data.decision]} />}
        {data.state !== 'open' && afterwards}
        {data.state === 'open' && <Decide key={id} details={data} onDecided={onDecided} />}
      </aside>
    </div>
  )
}
