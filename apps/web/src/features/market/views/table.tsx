import { CaretDown } from '@phosphor-icons/react/CaretDown'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatDay, formatMonth } from '#lib/formats-dates.ts'
import { formatDays } from '#lib/formats-days.ts'
import type { Bar, Step } from './bars.ts'
import classes from './views.module.css'

const labels: Record<Step, (bar: Bar) => string> = {
  day: ({ from }) => formatDay(from),
  week: ({ from, to }) => formatDays(from, to),
  month: ({ from }) => formatMonth(from.slice(0, 7)),
}

/** What the plot shows, in numbers, the newest first. */
export const Table = ({ bars, step }: { bars: readonly Bar[]; step: Step }) => {
  const { t } = useTranslation('views')
  return (
    <details className={classes.details}>
      <summary>
        <CaretDown size={16} aria-hidden />
        {t('asTable')}
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(step)}</th>
            <th scope="col">{t('views')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(bar => (
            <tr key={bar.from}>
              <th scope="row">{labels[step](bar)}</th>
              <td>{formatCount(bar.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
