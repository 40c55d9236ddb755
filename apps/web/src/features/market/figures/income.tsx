import type { BookingFigures, Income as IncomeFigures } from '@celebrio/contract/market/figures'
import { useTranslation } from 'react-i18next'
import { barsOf, PlotSection } from '#features/market/views'
import { formatPercent, formatShortCount } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { everyService, fewServices } from './by-service.ts'
import classes from './figures.module.css'
import { stepOfBookings } from './step-of-bookings.ts'

type Props = { income: IncomeFigures; days: BookingFigures['days'] }

/** What was agreed on in one currency. */
export const Income = ({ income, days }: Props) => {
  const { t } = useTranslation('figures')
  const { currency, total, services } = income
  const [dates, step] = [days.map(({ date }) => date), stepOfBookings(days.length)]
  const [few, all] = [fewServices(income, t('others')), everyService(income)]
  const [most] = services
  return (
    <PlotSection
      headline={t('agreed', { amount: priceText(total, currency), days: days.length })}
      bars={barsOf(dates, step, few.counted)}
      step={step}
      labels={few.labels}
      format={formatShortCount}
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
