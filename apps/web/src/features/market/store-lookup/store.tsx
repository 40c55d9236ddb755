import type { Gift, storeLookup } from '@celebrio/contract/market/store-lookup'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { storeQuery } from './data.ts'
import { GiveMonths } from './give-months.tsx'
import classes from './store-lookup.module.css'

const Given = ({ gift: { months, given_at, given_by } }: { gift: Gift }) => {
  const { t } = useTranslation('store-lookup')
  const name = given_by?.name ?? t('staff')
  return <li>{t('gift', { count: months, name, date: formatDate(given_at) })}</li>
}

const Standing = ({ subscription, gifts }: Answer<typeof storeLookup.read>) => {
  const { t } = useTranslation('store-lookup')
  const { state, ends_at, periods, cancelled_at } = subscription
  const isForLife = state === 'plan' && periods.some(({ plan }) => plan === 'gold')
  return (
    <>
      <p>{t(`states.${isForLife ? 'forLife' : state}`, { date: formatDate(ends_at, 'UTC') })}</p>
      {cancelled_at !== null && <p>{t('cancelled', { date: formatDate(cancelled_at, 'UTC') })}</p>}
      <ul className={classes.list}>
        {periods.map(({ plan, starts_at, ends_at: until }) => (
          <li key={starts_at}>
            {t(plan === 'gold' ? 'periodForLife' : 'period', {
              name: t(`plans.${plan}`),
              from: formatDate(starts_at, 'UTC'),
              until: formatDate(until, 'UTC'),
            })}
          </li>
        ))}
        {gifts.map(gift => (
          <Given key={gift.id} gift={gift} />
        ))}
      </ul>
    </>
  )
}

/** How a store stands, with what it was given; administrators give it months. */
export const Store = ({ id, canGive }: { id: number; canGive: boolean }) => {
  const { t } = useTranslation('store-lookup')
  const { data, error, isFetching, refetch } = useQuery(storeQuery(id))
  return (
    <Panel title={t('title')} aside={canGive && data ? <GiveMonths id={id} /> : undefined}>
      {data ? (
        <Standing {...data} />
      ) : error ? (
        <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <SkeletonLine width="70%" />
        </SkeletonGroup>
      )}
    </Panel>
  )
}
