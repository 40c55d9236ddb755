import type { PlatformFigures as Figures } from '@celebrio/contract/market/staff-figures'
import { type ViewPeriod, viewPeriods } from '@celebrio/contract/market/views'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatWait } from '#lib/formats.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { CountPlot } from './count-plot.tsx'
import { platformFiguresQuery } from './data.ts'
import { PaidPlot } from './paid-plot.tsx'
import classes from './staff-figures.module.css'

const Plots = ({ figures: { days, paid, decide_minutes: minutes } }: { figures: Figures }) => {
  const { t } = useTranslation('staff-figures')
  return (
    <div className={classes.plots}>
      <CountPlot days={days} figures={['sign_ups']} says="sum" />
      <CountPlot days={days} figures={['active']} says="average" />
      <CountPlot days={days} figures={['posts']} says="sum" />
      <CountPlot days={days} figures={['events']} says="sum" />
      <CountPlot days={days} figures={['bookings']} says="sum" />
      <CountPlot days={days} figures={['deals']} says="sum" />
      <div>
        <CountPlot days={days} figures={['reports_opened', 'reports_decided']} says="sum" />
        <p>{minutes === null ? t('noneDecided') : t('decidedWithin', { time: formatWait(minutes) })}</p>
      </div>
      {paid.map(one => (
        <PaidPlot key={one.currency} paid={one} days={days} />
      ))}
    </div>
  )
}

const OfPeriod = ({ period }: { period: ViewPeriod }) => {
  const { data, error, isFetching, refetch } = useQuery(platformFiguresQuery(period))
  if (data) return <Plots figures={data} />
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={400} />
    </SkeletonGroup>
  )
}

/** What has happened on the platform, in a period that the staff chooses. */
export const PlatformFigures = () => {
  const { t } = useTranslation('staff-figures')
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
      <OfPeriod period={period} />
    </>
  )
}
