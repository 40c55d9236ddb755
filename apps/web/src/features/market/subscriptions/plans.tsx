import type { Plan, PlanCode, Subscription } from '@celebrio/contract/market/subscriptions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './subscription.module.css'

type Own = { subscription: Subscription; plans: readonly Plan[]; is_payable: boolean }

/** The plan that is being sent, and how one is. */
export type Buying = { sent: PlanCode | undefined; start: (plan: PlanCode) => void }

type PlansProps = Own & {
  buying: Buying
  /** The plan that somebody has tried to pay for, and has not: it is asked for again above. */
  tried: PlanCode | undefined
  /** The plan whose payment is not through yet. */
  waiting: PlanCode | undefined
}

/** Renewing is what there is to do in so many days before the end. */
const renewsWithin = 30 * 86_400_000

/** Whether a plan has to be chosen soon: nothing is paid for, or it ends before long. */
function useIsDue({ periods, ends_at }: Subscription): boolean {
  const [now] = useState(() => Date.now())
  return periods.length === 0 || Date.parse(ends_at) - now < renewsWithin
}

/** What is paid for, in its order. */
const Periods = ({ periods }: Pick<Subscription, 'periods'>) => {
  const { t } = useTranslation('subscriptions')
  return (
    <ul className={classes.periods}>
      {periods.map(({ plan, starts_at, ends_at }) => (
        <li key={starts_at}>
          {t(plan === 'gold' ? 'periodForLife' : 'period', {
            name: t(`names.${plan}`),
            from: formatDate(starts_at, 'UTC'),
            until: formatDate(ends_at, 'UTC'),
          })}
        </li>
      ))}
    </ul>
  )
}

/** What cancelling is, and the receipts. */
const Foot = ({ subscription: { can, periods } }: Pick<Own, 'subscription'>) => {
  const { t } = useTranslation('subscriptions')
  const [opened, setOpened] = useState(false)
  const names = [...new Set(periods.map(({ plan }) => t(`names.${plan}`)))]
  return (
    <div className={classes.foot}>
      <p>{t('cancelAnyDay')}</p>
      {can.cancel && (
        <Button variant="quiet" onClick={() => setOpened(true)}>
          {t(names.length > 1 ? 'cancelPlans' : 'cancelPlan')}
        </Button>
      )}
      <ButtonLink variant="quiet" to={paths.receipts()}>
        {t('receipts')}
      </ButtonLink>
      <CancelDialog opened={opened} names={names} onClose={() => setOpened(false)} />
    </div>
  )
}

/** The plans that there are, and what is paid for. */
export const Plans = ({ subscription, plans, is_payable, buying, tried, waiting }: PlansProps) => {
  const { t } = useTranslation('subscriptions')
  const { state, periods, can } = subscription
  const running = periods[0]?.plan
  const isDue = useIsDue(subscription)
  const [pressed, setPressed] = useState<PlanCode>()
  const chosen = pressed ?? tried ?? waiting ?? (isDue ? running : undefined)
  const subscribe = (code: PlanCode) => {
    setPressed(code)
    buying.start(code)
  }
  return (
    <>
      {periods.length > 0 && <Periods periods={periods} />}
      {!is_payable && <p className={classes.note}>{t('notPayable')}</p>}
      <ul className={classes.plans}>
        {plans.map(plan => (
          <PlanCard
            key={plan.code}
            plan={plan}
            state={state}
            isCurrent={plan.code === running}
            isChosen={plan.code === chosen}
            isUrged={tried === undefined}
            canSubscribe={can.subscribe && is_payable}
            busy={buying.sent === plan.code}
            onSubscribe={() => subscribe(plan.code)}
          />
        ))}
      </ul>
      <Foot subscription={subscription} />
    </>
  )
}
