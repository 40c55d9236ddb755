import type { BookingFigures, Income as IncomeFigures } from '@celebrio/contract/market/figures'
import { useTranslation } from 'react-i18next'
import { type Bar, barsOf, bestBar, PlotSection } from '#features/market/views'
import { formatShortAmount } from '#lib/amounts.ts'
import { formatPercent } from '#lib/formats.ts'
import { formatMonth } from '#lib/formats-dates.ts'
import { formatDays } from '#lib/formats-days.ts'
import { priceText } from '#lib/prices.ts'
import { everyService, fewServices } from './by-service.ts'
import classes from './figures.module.css'
import { stepOfBookings } from './step-of-bookings.ts'

type Props = { income: IncomeFigures; days: BookingFigures['days'] }

/** The week or month in which most was agreed on. */
function bestOf(bars: readonly Bar[], step: 'week' | 'month'): string {
  const best = bestBar(bars)
  if (!best) return ''
  return step === 'month' ? formatMonth(best.from.slice(0, 7)) : formatDays(best.from, best.to)
}

/** What was agreed on in one currency. */
export const Income = ({ income, days }: Props) => {
  const { t } = useTranslation('figures')
  const { currency, total, services } = income
  const [dates, step] = [days.map(({ date }) => date), stepOfBookings(days.length)]
  const [few, all] = [fewServices(income, t('others')), everyService(income)]
  const bars = barsOf(dates, step, few.counted)
  const [most] = services
  return (
    <PlotSection
      headline={t(step === 'month' ? 'bestMonth' : 'bestWeek', { when: bestOf(bars, step) })}
      sum={t('agreed', { amount: priceText(total, currency), days: days.length })}
      bars={bars}
      step={step}
      labels={few.labels}
      format={amount => formatShortAmount(amount, currency)}
      inTable={{ bars: barsOf(dates, step, all.counted), labels: all.labels }}
      formatInTable={amount => priceText(amount, currency)}
      fileName={t('incomeFile', { currency })}
      note={t('howIncome')}
    >
      {most && (
        <p className={classes.lead}>
          {services.length > 1
            ? t('mostOf', { service: most.name, percent: formatPercent(most.total / total) })
            : t('allOf', { service: most.name })}
        </p>
      )}
    </PlotSection>
  )
}
