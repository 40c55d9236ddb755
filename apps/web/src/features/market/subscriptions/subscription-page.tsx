import { type PlanCode, planCodes, type Subscription } from '@celebrio/contract/market/subscriptions'
import type { PaymentView } from '@celebrio/contract/money/payments'
import { MoonStars } from '@phosphor-icons/react/MoonStars'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isUnpaid, PaymentResult, paymentQuery } from '#features/money/payments'
import { errorText } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { numericId } from '#lib/numeric-id.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { subscriptionQuery, useSubscribe } from './data.ts'
import { type Buying, Plans } from './plans.tsx'
import classes from './subscription.module.css'
import { TrialBar } from './trial-bar.tsx'

/** The heading, and what stands below it. */
function useTexts(subscription: Subscription | undefined) {
  const { t } = useTranslation('subscriptions')
  if (!subscription) return { title: t('title'), lead: undefined }
  const { state, ends_at, periods, cancelled_at } = subscription
  const date = formatDate(ends_at, 'UTC')
  if (state === 'resting') return { title: t('resting.title'), lead: undefined }
  if (cancelled_at !== null) return { title: t('title'), lead: t('cancelledUntil', { date }) }
  if (state === 'trial' && periods.length === 0) return { title: t('trial.title'), lead: t('trial.lead', { date }) }
  return {
    title: t('title'),
    lead: t(periods.some(one => one.plan === 'gold') ? 'openForLife' : 'openUntil', { date }),
  }
}

const Resting = ({ subscription: { ends_at } }: { subscription: Subscription }) => {
  const { t } = useTranslation('subscriptions')
  return (
    <p className={classes.note}>
      <MoonStars size={22} weight="fill" aria-hidden />
      <span>
        <b>{t('resting.note')}</b> {t('resting.text', { date: formatDate(ends_at, 'UTC') })}
      </span>
    </p>
  )
}

function useBuying(): Buying {
  const { mutate, isPending, variables } = useSubscribe()
  return { sent: isPending ? variables : undefined, start: mutate }
}

/** The plan of a payment. */
const planOf = ({ choice }: PaymentView): PlanCode | undefined => planCodes.find(code => code === choice.plan)

/** The plan of the viewer's store; with the result of a payment, for whoever comes back from paying. */
export const SubscriptionPage = () => {
  const [search] = useSearchParams()
  const returned = numericId(search.get('payment') ?? undefined)
  const payment = useQuery({ ...paymentQuery(returned ?? 0), enabled: returned !== undefined })
  // What is paid shows in the plan, so that is read after it.
  const { data, error, isFetching, refetch } = useQuery({
    ...subscriptionQuery(),
    enabled: returned === undefined || !payment.isPending,
  })
  const id = returned ?? data?.pending?.id
  const { title, lead } = useTexts(data?.subscription)
  const buying = useBuying()
  const tried = payment.data && isUnpaid(payment.data) ? planOf(payment.data) : undefined
  const waiting = data?.pending ? planOf(data.pending) : undefined
  const canAgain = data?.is_payable && data.subscription.can.subscribe && tried !== undefined
  const again = canAgain ? { busy: buying.sent === tried, start: () => buying.start(tried) } : undefined
  return (
    <PageFrame title={title} lead={lead}>
      {id !== undefined && <PaymentResult id={id} again={again} />}
      {data ? (
        <>
          {data.subscription.state === 'resting' && <Resting subscription={data.subscription} />}
          {data.subscription.state === 'trial' && data.subscription.periods.length === 0 && (
            <TrialBar subscription={data.subscription} />
          )}
          <Plans {...data} buying={buying} tried={canAgain ? tried : undefined} waiting={waiting} />
        </>
      ) : error ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <SkeletonBlock height={420} />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}
