import { type BudgetLine, eventPlans, planLimits } from '@celebrio/contract/celebrations/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText } from '#lib/amounts.ts'
import { call } from '#lib/api/call.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { textProblem } from '../text-problem.ts'
import { AmountField, useAmounts } from './amount-field.tsx'

type ItemDialogProps = {
  eventId: number
  currency: string
  /** Null for a new item. */
  line: BudgetLine | null
  opened: boolean
  onClose: () => void
}

type Values = { name: string; planned: string; spent: string }
type Changes = Partial<Pick<BudgetLine, 'name' | 'planned' | 'spent'>>

const valuesOf = (line: BudgetLine | null, currency: string): Values => ({
  name: line?.name ?? '',
  planned: line ? amountText(line.planned, currency) : '',
  spent: line ? amountText(line.spent, currency) : '',
})

function useItemForm({ eventId, currency, line, onClose }: ItemDialogProps) {
  const [initial] = useState(() => valuesOf(line, currency))
  const { read } = useAmounts(currency)
  const { onSubmit, drop, ...fields } = useFields({
    initial,
    // Edits have no draft: restoring one later could undo a change made on another device.
    draft: line ? null : { purpose: `budget-item:${eventId}` },
    check: ({ name, planned, spent }) => ({
      name: textProblem(name, planLimits.line),
      planned: read(planned).problem,
      spent: read(spent).problem,
    }),
  })
  const params = { id: eventId }
  const { mutate } = usePlanAction(eventId, {
    send: (changes: Changes) =>
      line
        ? call(eventPlans.editLine, { params: { ...params, line_id: line.id }, body: changes })
        : call(eventPlans.addLine, { params, body: { name: fields.values.name, ...changes } }),
    onDone: () => {
      drop()
      onClose()
    },
  })
  const submit = onSubmit(values => {
    // Send only fields that changed here: another device may have edited the others.
    const touched = (field: keyof Values) => values[field] !== initial[field]
    mutate({
      ...(touched('name') && { name: values.name }),
      ...(touched('planned') && { planned: read(values.planned).amount ?? 0 }),
      ...(touched('spent') && { spent: read(values.spent).amount ?? 0 }),
    })
  })
  return { ...fields, submit }
}

const Fields = ({ form, ...props }: ItemDialogProps & { form: string }) => {
  const { t } = useTranslation('plans')
  const { form: element, text, submit } = useItemForm(props)
  return (
    <form ref={element} id={form} className={classes.fields} onSubmit={submit} noValidate>
      <TextField {...text('name')} label={t('lineName')} dir="auto" />
      <AmountField {...text('planned')} label={t('planned')} currency={props.currency} />
      <AmountField {...text('spent')} label={t('spent')} currency={props.currency} />
    </form>
  )
}

/** Adds or edits a budget item: name, planned amount and amount spent. */
export const ItemDialog = (props: ItemDialogProps) => {
  const { t } = useTranslation('plans')
  const { line, opened, onClose } = props
  const words = { title: t(line ? 'editLine' : 'addLine'), action: t(line ? 'save' : 'addLine') }
  return (
    <FormDialog opened={opened} onClose={onClose} {...words}>
      {form => <Fields {...props} form={form} />}
    </FormDialog>
  )
}
