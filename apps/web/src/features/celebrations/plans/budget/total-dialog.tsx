import { eventPlans, type Plan } from '@celebrio/contract/celebrations/plans'
import { currencies } from '@celebrio/contract/platform/currencies'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText, currencyName } from '#lib/amounts.ts'
import { call } from '#lib/api/call.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { SelectField } from '#ui/choices/select-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { AmountField, useAmounts } from './amount-field.tsx'

type TotalDialogProps = { eventId: number; plan: Plan; opened: boolean; onClose: () => void }

const textOf = ({ planned_total, currency }: Plan) =>
  planned_total === null ? '' : amountText(planned_total, currency)

type FieldsProps = Omit<TotalDialogProps, 'opened'> & { form: string }

const Fields = ({ eventId, plan, onClose, form }: FieldsProps) => {
  const { t } = useTranslation('plans')
  const [initial] = useState(() => ({ total: textOf(plan), currency: plan.currency }))
  const fields = useFields({ initial, check: ({ total }) => ({ total: read(total).problem }) })
  const { form: element, values, change, text, onSubmit } = fields
  const { currency } = values
  const { read } = useAmounts(currency)
  const { mutate } = usePlanAction(eventId, {
    send: (body: { currency: string; planned_total?: number | null }) =>
      call(eventPlans.editBudget, { params: { id: eventId }, body }),
    onDone: onClose,
  })
  const submit = onSubmit(({ total }) =>
    mutate({ currency, ...(total !== initial.total && { planned_total: read(total).amount }) }),
  )
  return (
    <form ref={element} id={form} className={classes.fields} onSubmit={submit} noValidate>
      <AmountField {...text('total')} label={t('total')} currency={currency} />
      <SelectField
        label={t('currency')}
        value={currency}
        options={currencies.map(value => ({ value, label: currencyName(value) }))}
        onChange={({ currentTarget }) => change({ currency: currentTarget.value })}
      />
    </form>
  )
}

/** Sets the budget's limit and currency. */
export const TotalDialog = ({ opened, ...fields }: TotalDialogProps) => {
  const { t } = useTranslation('plans')
  return (
    <FormDialog opened={opened} onClose={fields.onClose} title={t('setTotal')} action={t('save')}>
      {form => <Fields {...fields} form={form} />}
    </FormDialog>
  )
}
