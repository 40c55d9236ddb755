import { type BudgetLine, eventPlans, planLimits } from '@celebrio/contract/celebrations/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { amountText } from '../amounts.ts'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { wordsProblem } from '../text-problem.ts'
import { AmountField, useAmounts } from './amount-field.tsx'

type LineDialogProps = {
  eventId: number
  currency: string
  /** Null for a new one. */
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

function useLine({ eventId, currency, line, onClose }: LineDialogProps) {
  const [initial] = useState(() => valuesOf(line, currency))
  const { read } = useAmounts(currency)
  const { onSubmit, drop, ...fields } = useFields({
    initial,
    // A change is not kept: what another device has changed meanwhile must not be undone by it.
    draft: line ? null : { purpose: `budget-item:${eventId}` },
    check: ({ name, planned, spent }) => ({
      name: wordsProblem(name, planLimits.line),
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
    // What was not touched is not sent: another device may have changed it meanwhile.
    const touched = (field: keyof Values) => values[field] !== initial[field]
    mutate({
      ...(touched('name') && { name: values.name }),
      ...(touched('planned') && { planned: read(values.planned).amount ?? 0 }),
      ...(touched('spent') && { spent: read(values.spent).amount ?? 0 }),
    })
  })
  return { ...fields, submit }
}

const Fields = ({ form, ...props }: LineDialogProps & { form: string }) => {
  const { t } = useTranslation('plans')
  const { form: element, text, submit } = useLine(props)
  return (
    <form ref={element} id={form} className={classes.fields} onSubmit={submit} noValidate>
      <TextField {...text('name')} label={t('lineName')} dir="auto" />
      <AmountField {...text('planned')} label={t('planned')} currency={props.currency} />
      <AmountField {...text('spent')} label={t('spent')} currency={props.currency} />
    </form>
  )
}

/** A line of the budget: what it is for, what is planned and what was spent. */
export const LineDialog = (props: LineDialogProps) => {
  const { t } = useTranslation('plans')
  const { line, opened, onClose } = props
  const words = { title: t(line ? 'editLine' : 'addLine'), action: t(line ? 'save' : 'addLine') }
  return (
    <FormDialog opened={opened} onClose={onClose} {...words}>
      {form => <Fields {...props} form={form} />}
    </FormDialog>
  )
}
