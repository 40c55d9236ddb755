import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { minorUnits } from '@celebrio/contract/platform/money'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText, readAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { useDraft } from '#lib/drafts.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePaid } from '../data.ts'
import { isOff } from '../steps.ts'
import classes from './paid.module.css'

/** What is typed, in minor units, or why it can't be saved. */
function useTyped(typed: string, { total, currency }: Booking): { minor: number | null; problem: string | undefined } {
  const { t } = useTranslation('bookings')
  const minor = readAmount(typed, currency)
  if (typed.trim() === '') return { minor: null, problem: undefined }
  if (minor === null) return { minor, problem: t('paidWrong', { example: amountText(125_050, currency) }) }
  if (minor <= (minorUnits(total, currency) ?? 0)) return { minor, problem: undefined }
  return { minor: null, problem: issueText({ code: 'too_big', values: { max: priceText(total, currency) } }) }
}

const Form = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { id, paid, total, currency } = booking
  const { values, change, drop } = useDraft(`paid:${id}`, { amount: '' })
  const { mutate, isPending } = usePaid(booking, drop)
  const { minor, problem } = useTyped(values.amount, booking)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (minor !== null) mutate(minor)
  }
  return (
    <form className={classes.form} onSubmit={save}>
      <TextField
        label={t('paidSoFar')}
        hint={t('paidHint', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        error={problem}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      />
      <div className={classes.bar}>
        <Button type="submit" variant="lagoon" disabled={minor === null} loading={isPending}>
          {t('paidSave')}
        </Button>
        {paid !== total && !isOff(booking) && (
          <Button variant="quiet" disabled={isPending} onClick={() => mutate(minorUnits(total, currency) ?? 0)}>
            {t('paidAll')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What the celebrant has paid, as they note it: the money goes to the provider directly. */
export const Paid = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { paid, total, currency, can } = booking
  const title = useId()
  if (paid === null || (paid === 0 && !can.mark_paid)) return null
  return (
    <section className={classes.paid} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('paidTitle')}
      </h2>
      <p>{t('paidOf', { paid: priceText(paid, currency), total: priceText(total, currency) })}</p>
      {can.mark_paid && <Form booking={booking} />}
    </section>
  )
}
