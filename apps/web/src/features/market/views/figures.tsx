import { type ViewFigures, type ViewPeriod, viewPeriods } from '@celebrio/contract/market/views'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatCount } from '#lib/formats.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { barsOf, stepOf } from './bars.ts'
import { figuresQuery } from './data.ts'
import { Plot } from './plot.tsx'
import { Table } from './table.tsx'
import classes from './views.module.css'

/** Beside as many days before, where the store is so old. */
const Change = ({ figures: { total, total_before: before, days } }: { figures: ViewFigures }) => {
  const { t } = useTranslation('views')
  if (before === null) return null
  const difference = total - before
  const key = difference === 0 ? 'same' : difference > 0 ? 'more' : 'fewer'
  const count = Math.abs(difference)
  return <p className={classes.change}>{t(key, { count, number: formatCount(count), days: days.length })}</p>
}

const Shown = ({ figures }: { figures: ViewFigures }) => {
  const { t } = useTranslation('views')
  const { total, days } = figures
  const [bars, step] = [barsOf(days), stepOf(days.length)]
  if (total === 0) return <EmptyState title={t('none', { count: days.length })} text={t('noneHint')} />
  return (
    <section aria-label={t('views')}>
      <p className={classes.headline}>{t('total', { count: total, number: formatCount(total), days: days.length })}</p>
      <Change figures={figures} />
      <Plot bars={bars} step={step} />
      <Table bars={bars} step={step} />
      <p className={classes.note}>{t('howCounted')}</p>
    </section>
  )
}

/** How often the viewer's own store was looked at, in a period that they choose. */
export const StoreFigures = () => {
  const { t } = useTranslation('views')
  const [period, setPeriod] = useState<ViewPeriod>(viewPeriods[0])
  const { data, error, isFetching, refetch } = useQuery(figuresQuery(period))
  return (
    <>
      <div className={classes.period}>
        <ChoiceField
          label={t('period')}
          labelHidden
          value={String(period)}
          onChange={value => setPeriod(viewPeriods.find(days => String(days) === value) ?? period)}
          options={viewPeriods.map(days => ({ value: String(days), label: t('days', { count: days }) }))}
        />
      </div>
      {data && <Shown figures={data} />}
      {!data && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={400} />
        </SkeletonGroup>
      )}
    </>
  )
}
