import type { Cancellation } from '@celebrio/contract/market/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatPercent } from '#lib/formats.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { cancellationQuery, useCancel } from './data.ts'
import classes from './subscription.module.css'

const Sums = ({ cancellation }: { cancellation: Cancellation }) => {
  const { t } = useTranslation('subscriptions')
  const { lines, fee, fee_percent, refund, currency, stays_until } = cancellation
  const money = (amount: number) => priceText(amount, currency)
  return (
    <>
      <p>{t('staysOpen', { date: formatDate(stays_until, 'UTC') })}</p>
      <dl className={classes.sums}>
        {lines.flatMap(({ plan, paid_at, price, business_days: days, business_days_left: left, holidays, unused }) => [
          <div key={`${paid_at}-paid`}>
            <dt>{t('paidOn', { plan: t(`names.${plan}`), date: formatDate(paid_at) })}</dt>
            <dd>{money(price)}</dd>
          </div>,
          <div key={`${paid_at}-used`}>
            <dt>{t('daysUsedOf', { count: days, used: days - left })}</dt>
            <dd>{money(unused - price)}</dd>
          </div>,
          ...(holidays > 0
            ? [
                <div key={`${paid_at}-holidays`}>
                  <dt>{t('holidays')}</dt>
                  <dd>{t('days', { count: holidays })}</dd>
                </div>,
              ]
            : []),
        ])}
        {fee > 0 && (
          <div>
            <dt>{t('fee', { percent: formatPercent(fee_percent / 100) })}</dt>
            <dd>{money(-fee)}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t('refund')}</dt>
          <dd>{money(refund)}</dd>
        </div>
      </dl>
    </>
  )
}

type CancelDialogProps = {
  opened: boolean
  /** Of all plans that are paid for: they go together. */
  names: readonly string[]
  onClose: () => void
}

function useWords(names: readonly string[]) {
  const { t } = useTranslation('subscriptions')
  const name = names[0] ?? ''
  return names.length > 1
    ? { title: t('cancelTitleAll'), cancel: t('cancelPlans'), keep: t('keepAll') }
    : { title: t('cancelTitle', { name }), cancel: t('cancelPlan'), keep: t('keep', { name }) }
}

/** Shows what comes back before anything is cancelled. */
export const CancelDialog = ({ opened, names, onClose }: CancelDialogProps) => {
  const words = useWords(names)
  const { data, error, isFetching, refetch } = useQuery({ ...cancellationQuery(), enabled: opened })
  const { mutate, isPending } = useCancel(names, onClose)
  const answers = (
    <div className={classes.answers}>
      <Button variant="outline" disabled={!data || isFetching} loading={isPending} onClick={() => data && mutate(data)}>
        {words.cancel}
      </Button>
      <Button variant="lagoon" onClick={onClose}>
        {words.keep}
      </Button>
    </div>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title} footer={answers}>
      {data ? (
        <Sums cancellation={data} />
      ) : error ? (
        <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <SkeletonBlock height={180} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
