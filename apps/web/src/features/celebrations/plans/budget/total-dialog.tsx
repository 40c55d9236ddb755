import { eventPlans, type Plan } from '@celebrio/contract/celebrations/plans'
import { currencies } from '@celebrio/contract/platform/currencies'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { SelectField } from '#ui/choices/select-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { amountText, currencyName } from '../amounts.ts'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { AmountField, useAmounts } from './amount-field.tsx'

type TotalDialogProps = { eventId: number; plan: Plan; opened: boolean; onClose: () => void }

const textOf = ({ planned_total, currency }: Plan) =>
  planned_total === null ? '' : amountText(planned_total, currency)

type FieldsProps = Omit<TotalDialogProps, 'opened'> & { form: string }

const Fields = ({ eventId, plan, onClose, form }: FieldsProps) => {
  const { t } = useTranslation('plans')
  const [currency, setCurrency] = useState(plan.currency)
  const [initial] = useState(() => textOf(plan))
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const { read } = useAmounts(currency)
  const { mutate } = usePlanAction(eventId, {
    send: (body: { currency: string; planned_total?: number | null }) =>
      call(eventPlans.editBudget, { params: { id: eventId }, body }),
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { amount, problem: found } = read(typed)
    setProblem(found)
    if (found === undefined) mutate({ currency, ...(typed !== initial && { planned_total: amount }) })
  }
  return (
    <form id={form} className={classes.fields} onSubmit={submit} noValidate>
      <AmountField
        label={t('total')}
        currency={currency}
        value={typed}
        error={problem}
        onChange={value => {
          setProblem(undefined)
          setTyped(value)
        }}
      />
      <SelectField
        label={t('currency')}
        value={currency}
        options={currencies.map(value => ({ value, label: currencyName(value) }))}
        onChange={({ currentTarget }) => setCurrency(currentTarget.value)}
      />
    </form>
  )
}

/** What may be spent altogether, and in which money. */
export const TotalDialog = ({ opened, ...fields }: TotalDialogProps) => {
  const { t } = useTranslation('plans')
  return (
    <FormDialog opened={opened} onClose={fields.onClose} title={t('setTotal')} action={t('save')}>
      {form => <Fields {...fields} form={form} />}
    </FormDialog>
  )
}
