import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatShortDay, formatShortMonth } from '#lib/formats-days.ts'
import type { Bar, Step } from './bars.ts'
import classes from './views.module.css'

/** The table under it says the same: the drawing is for the eye. */
export const Plot = ({ bars, step }: { bars: readonly Bar[]; step: Step }) => {
  const { t } = useTranslation('views')
  const short = step === 'month' ? formatShortMonth : formatShortDay
  return (
    <div className={classes.plot} aria-hidden>
      <BarChart
        h={260}
        data={bars.map(({ from, views }) => ({ day: short(from), views }))}
        dataKey="day"
        series={[{ name: 'views', label: t('views'), color: 'var(--lagoon)' }]}
        valueFormatter={formatCount}
        gridAxis="x"
        tickLine="none"
        withTooltip={false}
        barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
