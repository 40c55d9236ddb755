import type { PaymentStatus, PaymentView } from '@celebrio/contract/money/payments'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { Clock } from '@phosphor-icons/react/Clock'
import { XCircle } from '@phosphor-icons/react/XCircle'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { paymentQuery } from './data.ts'
import classes from './payment-result.module.css'
import { ReceiptButton } from './receipt-button.tsx'

const looks: Record<PaymentStatus, { icon: typeof Clock; tone: 'good' | 'open' | 'bad' }> = {
  paid: { icon: CheckCircle, tone: 'good' },
  created: { icon: Clock, tone: 'open' },
  declined: { icon: XCircle, tone: 'bad' },
  abandoned: { icon: XCircle, tone: 'open' },
  refunded: { icon: Clock, tone: 'open' },
}

/** Begins to pay for the same again. */
export type Again = { busy: boolean; start: (payment: PaymentView) => void }

/** Whether nothing came of it, nothing will, and nothing of that kind has been paid for since. */
export const isUnpaid = ({ status, paid_since }: PaymentView): boolean =>
  (status === 'declined' || status === 'abandoned') && !paid_since

const textOf = ({ status, undelivered }: PaymentView) => undelivered ?? (`${status}Text` as const)

type ResultProps = { payment: PaymentView; busy: boolean; onAsk: () => void; again: Again | undefined }

const Result = ({ payment, busy, onAsk, again }: ResultProps) => {
  const { t } = useTranslation('payments')
  const { status, title, amount, currency, receipt, url } = payment
  const { icon: Icon, tone } = looks[status]
  return (
    <div className={classes.result} data-tone={tone}>
      <Icon size={24} weight="fill" aria-hidden />
      <output>
        <span className={classes.title}>{t(`result.${status}`)}</span>
        <span>{t(`result.${textOf(payment)}`, { sum: priceText(amount, currency), what: title })}</span>
      </output>
      {receipt !== null && <ReceiptButton number={receipt} />}
      {status === 'created' && (
        <div className={classes.actions}>
          {url !== null && (
            <Button size="small" onClick={() => window.location.assign(url)}>
              {t('goOn')}
            </Button>
          )}
          <Button size="small" variant="outline" loading={busy} onClick={onAsk}>
            {t('askAgain')}
          </Button>
        </div>
      )}
      {again && isUnpaid(payment) && (
        <Button loading={again.busy} onClick={() => again.start(payment)}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

/**
 * What became of a payment, to whoever comes back from the gateway.
 * @param again what they can do at once when nothing came of it; without, nothing can be bought any more
 */
export const PaymentResult = ({ id, again }: { id: number; again?: Again | undefined }) => {
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(id))
  const ask = () => void refetch()
  if (data) return <Result payment={data} busy={isFetching} onAsk={ask} again={again} />
  if (error) return <ErrorState compact text={errorText(error)} onRetry={ask} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={76} />
    </SkeletonGroup>
  )
}
