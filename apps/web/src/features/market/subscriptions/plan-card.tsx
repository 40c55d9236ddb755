import type { Plan, Subscription } from '@celebrio/contract/market/subscriptions'
import { Check } from '@phosphor-icons/react/Check'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './plan-card.module.css'

export type PlanCardProps = {
  plan: Plan
  state: Subscription['state']
  /** It is the one that runs. */
  isCurrent: boolean
  isChosen: boolean
  /** The chosen one is the main thing to do here. */
  isUrged: boolean
  canSubscribe: boolean
  /** It is being sent. */
  busy: boolean
  onSubscribe: () => void
}

/** What somebody gets for it. */
function useBenefits({ plan, state }: Pick<PlanCardProps, 'plan' | 'state'>): string[] {
  const { t } = useTranslation('subscriptions')
  const until =
    plan.code === 'gold'
      ? t('benefits.forLife')
      : t('benefits.from', { from: formatDate(plan.starts_at, 'UTC'), until: formatDate(plan.ends_at, 'UTC') })
  if (state === 'resting') return [t('benefits.again'), t('benefits.kept'), until]
  return [t('benefits.listed'), t('benefits.whole'), until]
}

const Head = ({ plan: { code }, isCurrent, isChosen }: Pick<PlanCardProps, 'plan' | 'isCurrent' | 'isChosen'>) => {
  const { t } = useTranslation('subscriptions')
  const mark = isCurrent ? t('current') : isChosen ? t('yourChoice') : null
  return (
    <div className={classes.head}>
      <p className={classes.term}>
        <span className={classes.soft}>{t(`terms.${code}`)}</span>
        {mark !== null && <span className={classes.mark}>{mark}</span>}
      </p>
      <h2 className={classes.name}>{t(`names.${code}`)}</h2>
    </div>
  )
}

/** A plan as a voucher: what it is called, what it costs, what it brings, and the button. */
export const PlanCard = ({ plan, state, isCurrent, isChosen, isUrged, ...buying }: PlanCardProps) => {
  const { t } = useTranslation('subscriptions')
  const { code, price, currency } = plan
  const { canSubscribe, busy, onSubscribe } = buying
  const benefits = useBenefits({ plan, state })
  return (
    <li className={classes.voucher} data-plan={code}>
      <Head plan={plan} isCurrent={isCurrent} isChosen={isChosen} />
      <div className={classes.body}>
        <p>
          <b className={classes.price}>{priceText(price, currency)}</b>{' '}
          <span className={classes.per}>{t(`per.${code}`)}</span>
        </p>
        <ul className={classes.benefits}>
          {benefits.map(text => (
            <li key={text}>
              <Check size={18} weight="bold" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        {canSubscribe && (
          <Button
            fullWidth
            size="large"
            variant={isChosen && isUrged ? 'primary' : 'outline'}
            loading={busy}
            onClick={onSubscribe}
          >
            {t(isCurrent ? 'renew' : 'subscribe')}
            <VisuallyHidden> {t(`names.${code}`)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}
