import type { ViewFigures, ViewPeriod } from '@celebrio/contract/market/views'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatCount, formatShortCount } from '#lib/formats.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { barsOf, stepOf } from './bars.ts'
import { viewsQuery } from './data.ts'
import { PlotSection } from './plot-section.tsx'
import classes from './views.module.css'

type Props = { figures: ViewFigures }

/** How it is beside as many days before; null where the store isn't so old. */
function trendOf({ total, total_before: before }: ViewFigures): 'same' | 'more' | 'fewer' | null {
  if (before === null) return null
  return total === before ? 'same' : total > before ? 'more' : 'fewer'
}

const Change = ({ figures }: Props) => {
  const { t } = useTranslation('views')
  const { total, total_before: before, days } = figures
  const key = trendOf(figures)
  if (before === null || key === null) return null
  const difference = total - before
  const count = Math.abs(difference)
  return <p className={classes.change}>{t(key, { count, number: formatCount(count), days: days.length })}</p>
}

const Shown = ({ figures }: Props) => {
  const { t } = useTranslation('views')
  const { total, days } = figures
  const step = stepOf(days.length)
  if (total === 0) return <EmptyState title={t('none', { count: days.length })} text={t('noneHint')} />
  const counted = days.map(({ date, views }) => ({ date, value: views }))
  return (
    <PlotSection
      headline={t(`headline_${trendOf(figures) ?? 'new'}`)}
      sum={t('inDays', { count: total, number: formatCount(total), days: days.length })}
      bars={barsOf(
        days.map(({ date }) => date),
        step,
        [counted],
      )}
      step={step}
      labels={[t('views')]}
      format={formatShortCount}
      formatInTable={formatCount}
      fileName={t('fileName')}
      note={t('howCounted')}
    >
      <Change figures={figures} />
    </PlotSection>
  )
}

/** How often the viewer's own store was looked at. */
export const StoreViews = ({ period }: { period: ViewPeriod }) => {
  const { data, error, isFetching, refetch } = useQuery(viewsQuery(period))
  if (data) return <Shown figures={data} />
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={400} />
    </SkeletonGroup>
  )
}
