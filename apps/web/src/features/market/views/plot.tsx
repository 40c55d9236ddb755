import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useId } from 'react'
import { formatShortDay, formatShortMonth } from '#lib/formats-days.ts'
import { type Bar, type Step, totalOf } from './bars.ts'
import { Key, lookOf, Patterns } from './patterns.tsx'
import classes from './plot.module.css'

type Drawn = { x?: string | number; y?: string | number; width?: string | number; index?: number }

/** The number on the last bar, which stands on its uppermost series. */
function numberOnLast(bars: readonly Bar[], format: (value: number) => string) {
  const last = bars.at(-1)
  const top = Math.max(0, last?.values.findLastIndex(value => value > 0) ?? 0)
  return (nth: number) =>
    ({ x, y, width, index }: Drawn) =>
      nth === top && last && index === bars.length - 1 ? (
        <text className={classes.number} x={Number(x) + Number(width)} y={Number(y) - 8} textAnchor="end">
          {format(totalOf(last))}
        </text>
      ) : null
}

export type PlotProps = {
  bars: readonly Bar[]
  step: Step
  /** What each series is called. */
  labels: readonly string[]
  /** Values for tight places. */
  format: (value: number) => string
}

/** The table under it says the same: the drawing is for the eye. */
export const Plot = ({ bars, step, labels, format }: PlotProps) => {
  const id = useId().replaceAll(/\W/g, '')
  const short = step === 'month' ? formatShortMonth : formatShortDay
  const number = numberOnLast(bars, format)
  return (
    <div className={classes.plot} aria-hidden>
      <Patterns id={id} />
      {labels.length > 1 && <Key id={id} labels={labels} />}
      <BarChart
        h={260}
        type="stacked"
        data={bars.map(({ from, values }) => ({ day: short(from), ...Object.fromEntries(values.entries()) }))}
        dataKey="day"
        series={labels.map((label, nth) => ({ name: String(nth), label, color: 'var(--lagoon-ink)' }))}
        valueFormatter={format}
        gridAxis="x"
        tickLine="none"
        withTooltip={false}
        maxBarWidth={56}
        barProps={({ name }) => ({
          radius: 3,
          isAnimationActive: false,
          label: number(Number(name)),
          ...lookOf(id, Number(name)),
        })}
        xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 12 }}
        yAxisProps={{ allowDecimals: false, width: 64 }}
        barChartProps={{ accessibilityLayer: false, margin: { top: 24 } }}
      />
    </div>
  )
}
