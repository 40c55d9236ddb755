import type { CountedFigure, DayCounts } from '@celebrio/contract/market/staff-figures'
import { useTranslation } from 'react-i18next'
import { barsOf, PlotSection, stepOf } from '#features/market/views'
import { formatCount, formatShortCount } from '#lib/formats.ts'

type Props = {
  days: readonly DayCounts[]
  /** The first one is told in the headline; the others stand beside it. */
  figures: readonly [Exclude<CountedFigure, 'reports_decided'>, ...CountedFigure[]]
  /** What is said in words: of a sum over all days, or of their average. */
  says: 'sum' | 'average'
}

/** How often something has happened. */
export const CountPlot = ({ days, figures, says }: Props) => {
  const { t } = useTranslation('staff-figures')
  const [first] = figures
  const sum = days.reduce((total, day) => total + day[first], 0)
  const count = says === 'sum' ? sum : Math.round(sum / days.length)
  const [dates, step] = [days.map(({ date }) => date), stepOf(days.length)]
  return (
    <PlotSection
      headline={t(`headlines.${first}`, { count, number: formatCount(count), days: days.length })}
      bars={barsOf(
        dates,
        step,
        figures.map(figure => days.map(day => ({ date: day.date, value: day[figure] }))),
      )}
      step={step}
      labels={figures.map(figure => t(`labels.${figure}`))}
      format={formatShortCount}
      formatInTable={formatCount}
      fileName={t(`labels.${first}`)}
      note={t(`notes.${first}`)}
    />
  )
}
