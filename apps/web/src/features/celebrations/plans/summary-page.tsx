import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Banner } from './banner.tsx'
import { BudgetCard } from './budget/budget-card.tsx'
import type { Cost } from './budget/costs.ts'
import { summaryQuery } from './data.ts'
import { GuestsCard, type Summary } from './guests-card.tsx'
import classes from './summary-page.module.css'
import { TodoCard } from './todos/todo-card.tsx'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.waiting}>
      <SkeletonBlock height={180} />
      <SkeletonBlock height={420} />
    </div>
  </SkeletonGroup>
)

type SheetProps = { summary: Summary; more: ReactNode; costs: readonly Cost[] }

const Sheet = ({ summary, more, costs }: SheetProps) => {
  const { t } = useTranslation('plans')
  const { event, days_left, plan } = summary
  return (
    <div className={classes.page}>
      <PageTitle>{t('summaryOf', { title: event.title })}</PageTitle>
      <Banner event={event} daysLeft={days_left} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <TodoCard eventId={event.id} todos={plan.todos} />
          {more}
        </div>
        <div className={classes.side}>
          <GuestsCard summary={summary} />
          <BudgetCard eventId={event.id} plan={plan} costs={costs} />
        </div>
      </div>
    </div>
  )
}

type SummaryPageProps = {
  id: number
  /** If it does not exist or belongs to another person. */
  missing: ReactNode
  /** What others add. */
  more?: ReactNode
  /** What it costs beside the expenses of the budget. */
  costs?: readonly Cost[]
}

/** The host's summary of an event. */
export const SummaryPage = ({ id, missing, more, costs = [] }: SummaryPageProps) => {
  const { t } = useTranslation('plans')
  const { data: summary, error, isPending, isFetching, refetch } = useQuery(summaryQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (summary) return <Sheet summary={summary} more={more} costs={costs} />
  return (
    <PageFrame title={t('summary')} headingHidden>
      {isPending ? (
        <Waiting />
      ) : (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
