import type { DayCounts, Paid } from '@celebrio/contract/market/staff-figures'
import { useTranslation } from 'react-i18next'
import { barsOf, PlotSection, stepOf } from '#features/market/views'
import { formatShortAmount } from '#lib/amounts.ts'
import { priceText } from '#lib/prices.ts'

/** What was paid in one currency. */
export const PaidPlot = ({
  paid: { currency, total, days: sums },
  days,
}: {
  paid: Paid
  days: readonly DayCounts[]
}) => {
  const { t } = useTranslation('staff-figures')
  const [dates, step] = [days.map(({ date }) => date), stepOf(days.length)]
  return (
    <PlotSection
      headline={t('paid', { amount: priceText(total, currency), days: days.length })}
      bars={barsOf(dates, step, [sums.map(({ date, total: value }) => ({ date, value }))])}
      step={step}
      labels={[currency]}
      format={amount => formatShortAmount(amount, currency)}
      formatInTable={amount => priceText(amount, currency)}
      fileName={t('paidFile', { currency })}
      note={t('howPaid')}
    />
  )
}
