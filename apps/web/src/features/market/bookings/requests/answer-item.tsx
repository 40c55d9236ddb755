import type { BookedItem } from '@celebrio/contract/market/booking-shapes'
import { isFractional } from '@celebrio/contract/market/service-forms'
import { Check } from '@phosphor-icons/react/Check'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { formatPercent } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { quantityText, readQuantity } from '#lib/quantities.ts'
import { QuantityStepper } from '#ui/choices/quantity-stepper.tsx'
import classes from './answer-items.module.css'
import type { Answer } from './use-answer.ts'

type AnswerItemProps = { answer: Answer; currency: string; onChange: (qty: number) => void }

/** Why the provider can't take on so much: no more than was asked for. */
function problemOf({ qty: max, unit }: BookedItem, qty: number): string | undefined {
  if (Number.isNaN(qty)) return issueText({ code: 'not_a_number', values: {} })
  if (!isFractional(unit) && !Number.isInteger(qty) && Number.isInteger(max))
    return issueText({ code: 'whole_number', values: {} })
  return qty > max ? issueText({ code: 'too_big', values: { max } }) : undefined
}

const Quantity = ({ answer: { item, qty }, onChange }: AnswerItemProps) => {
  const { t } = useTranslation('bookings')
  const { name, unit } = item
  return (
    <QuantityStepper
      label={t('quantityOf', { name })}
      fewerLabel={t('less', { name })}
      moreLabel={t('more', { name })}
      text={quantityText(qty)}
      less={qty > 0 ? Math.max(0, qty - 1) : null}
      more={qty < item.qty ? Math.min(item.qty, qty + 1) : null}
      read={readQuantity}
      problemOf={typed => problemOf(item, typed)}
      decimals={isFractional(unit)}
      onChange={onChange}
    />
  )
}

const Yes = ({ answer: { item, qty }, onChange }: AnswerItemProps) => {
  const { t } = useTranslation('bookings')
  const { name } = item
  return (
    <span className={classes.yesNo}>
      <button
        type="button"
        data-yes
        aria-pressed={qty > 0}
        aria-label={t('acceptItem', { name })}
        onClick={() => qty === 0 && onChange(item.qty)}
      >
        <Check size={22} aria-hidden />
      </button>
      <button
        type="button"
        aria-pressed={qty === 0}
        aria-label={t('declineItem', { name })}
        onClick={() => onChange(0)}
      >
        <X size={22} aria-hidden />
      </button>
    </span>
  )
}

/** One item of a request: how much of it is done, what that comes to, and yes or no to it. */
export const AnswerItem = (props: AnswerItemProps) => {
  const { t } = useTranslation('bookings')
  const { t: tServices } = useTranslation('services')
  const { answer, currency } = props
  const { item, qty, total } = answer
  return (
    <li className={classes.item} data-declined={qty === 0 || undefined}>
      <b className={classes.name} dir="auto">
        {item.name}
      </b>
      <span className={classes.price}>
        {priceText(item.price, currency)} {tServices(`per${item.unit}`)}
        {item.offer && ` (${t('percentOff', { percent: formatPercent(item.offer.discount / 100) })})`}
        {qty !== item.qty && <span className={classes.was}>{t('was', { qty: quantityText(item.qty) })}</span>}
      </span>
      <Quantity {...props} />
      <b className={classes.total}>{formatAmount(total, currency)}</b>
      <Yes {...props} />
    </li>
  )
}
