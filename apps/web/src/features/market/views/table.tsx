import { CaretDown } from '@phosphor-icons/react/CaretDown'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { useTranslation } from 'react-i18next'
import { csvOf } from '#lib/csv.ts'
import { formatDay, formatMonth } from '#lib/formats-dates.ts'
import { formatDays } from '#lib/formats-days.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { type Bar, type Step, totalOf } from './bars.ts'
import classes from './table.module.css'

const dateOf: Record<Step, (bar: Bar) => string> = {
  day: ({ from }) => formatDay(from),
  week: ({ from, to }) => formatDays(from, to),
  month: ({ from }) => formatMonth(from.slice(0, 7)),
}

export type TableProps = {
  bars: readonly Bar[]
  step: Step
  /** What each series is called; of several there is a total. */
  labels: readonly string[]
  format: (value: number) => string
  /** What its file is called. */
  fileName: string
}

type Row = { from: string; date: string; values: number[] }

const Rows = ({
  header,
  rows,
  format,
}: {
  header: readonly string[]
  rows: readonly Row[]
  format: TableProps['format']
}) => (
  <table className={classes.table} data-stacked={header.length > 2 || undefined}>
    <thead>
      <tr>
        {header.map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ from, date, values }) => (
        <tr key={from}>
          <th scope="row">{date}</th>
          {values.map((value, nth) => (
            <td key={header[nth + 1]} data-label={header[nth + 1]}>
              {format(value)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What the plot shows, in numbers, the newest first. */
export const Table = ({ bars, step, labels, format, fileName }: TableProps) => {
  const { t, i18n } = useTranslation('views')
  const hasTotal = labels.length > 1
  const header = [t(step), ...labels, ...(hasTotal ? [t('total')] : [])]
  const rows = bars.toReversed().map((bar): Row => {
    return { from: bar.from, date: dateOf[step](bar), values: hasTotal ? [...bar.values, totalOf(bar)] : bar.values }
  })
  const download = async () => {
    const table = [header, ...rows.map(({ date, values }) => [date, ...values])]
    saveFile(await csvOf(table, i18n.language), `${fileName}.csv`)
  }
  return (
    <details className={classes.details}>
      <summary>
        <CaretDown size={16} aria-hidden />
        {t('asTable')}
      </summary>
      <Rows header={header} rows={rows} format={format} />
      <Button variant="quiet" leftSection={<DownloadSimple size={20} aria-hidden />} onClick={() => void download()}>
        {t('csv')}
      </Button>
    </details>
  )
}
