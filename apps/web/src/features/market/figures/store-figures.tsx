import { type ViewPeriod, viewPeriods } from '@celebrio/contract/market/views'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreViews } from '#features/market/views'
import { errorText } from '#lib/api/error-text.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { bookingFiguresQuery } from './data.ts'
import classes from './figures.module.css'
import { Income } from './income.tsx'
import { Requests } from './requests.tsx'

const BookingFigures = ({ period }: { period: ViewPeriod }) => {
  const { data, error, isFetching, refetch } = useQuery(bookingFiguresQuery(period))
  if (data)
    return (
      <>
        <Requests figures={data} />
        {data.income.map(income => (
          <Income key={income.currency} income={income} days={data.days} />
        ))}
      </>
    )
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={400} />
    </SkeletonGroup>
  )
}

/** What became of the viewer's own store, in a period that they choose: who looked, who asked, what was agreed on. */
export const StoreFigures = () => {
  const { t } = useTranslation('figures')
  const [period, setPeriod] = useState<ViewPeriod>(viewPeriods[0])
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
      <div className={classes.plots}>
        <StoreViews period={period} />
        <BookingFigures period={period} />
      </div>
    </>
  )
}
