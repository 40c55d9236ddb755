import { type ReactNode, useId } from 'react'
import type { Bar } from './bars.ts'
import { Plot, type PlotProps } from './plot.tsx'
import { Table, type TableProps } from './table.tsx'
import classes from './views.module.css'

type Props = PlotProps & {
  /** What the plot means, in words. */
  headline: string
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
export const PlotSection = ({ headline, children, inTable, formatInTable, fileName, note, ...plot }: Props) => {
  const id = useId()
  const { bars, labels } = inTable ?? plot
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.headline} id={id}>
        {headline}
      </h2>
      {children}
      <Plot {...plot} />
      <Table bars={bars} step={plot.step} labels={labels} format={formatInTable} fileName={fileName} />
      <p className={classes.note}>{note}</p>
    </section>
  )
}
