import type { BookingFigures } from '@celebrio/contract/market/figures'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { storeQuery } from '#features/market/stores'
import { barsOf, PlotSection } from '#features/market/views'
import { accountQuery } from '#features/people/accounts'
import { formatCount, formatPercent, formatShortCount, formatWait } from '#lib/formats.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { headlineOf } from './answers-headline.ts'
import classes from './figures.module.css'
import { stepOfBookings } from './step-of-bookings.ts'

/** What the store tells everybody, which is counted otherwise: its last answers, whenever they were given. */
const OnStore = () => {
  const { t } = useTranslation('figures')
  const { data: account } = useQuery(accountQuery)
  const { data: store } = useQuery(storeQuery(account?.service_provider?.id))
  if (!store || store.answers_within === null) return null
  return <p className={classes.lead}>{t('onStore', { time: formatWait(store.answers_within) })}</p>
}

/** How the provider has answered. */
const Answers = ({ figures: { answered, accepted, answer_minutes: minutes } }: { figures: BookingFigures }) => {
  const { t } = useTranslation('figures')
  if (minutes === null) return null
  return (
    <dl className={classes.answers}>
      <div>
        <dt>{t('accepted')}</dt>
        <dd>{formatPercent(accepted / answered)}</dd>
        <dd>{t('ofAnswers', { count: answered, accepted: formatCount(accepted), number: formatCount(answered) })}</dd>
      </div>
      <div>
        <dt>{t('answeredWithin')}</dt>
        <dd>{formatWait(minutes)}</dd>
        <dd>{t('median')}</dd>
      </div>
    </dl>
  )
}

/** What celebrants have asked the viewer's store for. */
export const Requests = ({ figures }: { figures: BookingFigures }) => {
  const { t } = useTranslation('figures')
  const { days, requests } = figures
  if (requests === 0) return <EmptyState title={t('noRequests', { count: days.length })} text={t('noRequestsHint')} />
  const [dates, step] = [days.map(({ date }) => date), stepOfBookings(days.length)]
  const counted = days.map(({ date, requests: value }) => ({ date, value }))
  return (
    <PlotSection
      headline={t(headlineOf(figures))}
      sum={t('inDays', { count: requests, number: formatCount(requests), days: days.length })}
      bars={barsOf(dates, step, [counted])}
      step={step}
      labels={[t('requests')]}
      format={formatShortCount}
      formatInTable={formatCount}
      fileName={t('requestsFile')}
      note={t('howRequests')}
    >
      <Answers figures={figures} />
      <OnStore />
    </PlotSection>
  )
}
