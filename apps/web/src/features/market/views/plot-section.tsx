import { lazy, type ReactNode, Suspense, useId } from 'react'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import type { Bar } from './bars.ts'
import type { PlotProps } from './plot.tsx'
import { Table, type TableProps } from './table.tsx'
import classes from './views.module.css'

/** What draws is as heavy as a page, and several pages have plots: it comes by itself. */
const Plot = lazy(async () => ({ default: (await import('./plot.tsx')).Plot }))

const waiting = (
  <SkeletonGroup>
    <SkeletonBlock height={260} />
  </SkeletonGroup>
)

type Props = PlotProps & {
  /** What the plot means, in words. */
  headline: string
  /** What was counted, or comes to, in the whole period; where the headline does not say so. */
  sum?: string
  /** More of it. */
  children?: ReactNode
  /** The table where it shows more than can be told apart in a plot. */
  inTable?: { bars: readonly Bar[]; labels: readonly string[] }
  formatInTable: TableProps['format']
  fileName: string
  /** How it is counted. */
  note: string
}

/** A plot that says in words what it means, with the table under it. */
export const PlotSection = ({ headline, sum, children, inTable, formatInTable, fileName, note, ...plot }: Props) => {
  const id = useId()
  const { bars, labels } = inTable ?? plot
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.headline} id={id}>
        {headline}
      </h2>
      {sum && <p className={classes.sum}>{sum}</p>}
      {children}
      <Suspense fallback={waiting}>
        <Plot {...plot} />
      </Suspense>
      <Table bars={bars} step={plot.step} labels={labels} format={formatInTable} fileName={fileName} />
      <p className={classes.note}>{note}</p>
    </section>
  )
}
