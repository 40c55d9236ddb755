import { type BudgetLine, eventPlans, planLimits } from '@celebrio/contract/celebrations/plans'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useDraft } from '#lib/drafts.ts'
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
type Problems = Partial<Record<keyof Values, string | undefined>>
type Changes = Partial<Pick<BudgetLine, 'name' | 'planned' | 'spent'>>

const valuesOf = (line: BudgetLine | null, currency: string): Values => ({
  name: line?.name ?? '',
  planned: line ? amountText(line.planned, currency) : '',
  spent: line ? amountText(line.spent, currency) : '',
})

function useLine({ eventId, currency, line, onClose }: LineDialogProps) {
  const [initial] = useState(() => valuesOf(line, currency))
  // A change is not kept: what another device has changed meanwhile must not be undone by it.
  const { values, change: type, drop } = useDraft(line ? null : `budget-item:${eventId}`, initial)
  const [problems, setProblems] = useState<Problems>({})
  const { read } = useAmounts(currency)
  const params = { id: eventId }
  const { mutate } = usePlanAction(eventId, {
    send: (changes: Changes) =>
      line
        ? call(eventPlans.editLine, { params: { ...params, line_id: line.id }, body: changes })
        : call(eventPlans.addLine, { params, body: { name: values.name, ...changes } }),
    onDone: () => {
      drop()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [planned, spent] = [read(values.planned), read(values.spent)]
    const found = { name: wordsProblem(values.name, planLimits.line), planned: planned.problem, spent: spent.problem }
    setProblems(found)
    if (Object.values(found).some(problem => problem !== undefined)) return
    // What was not touched is not sent: another device may have changed it meanwhile.
    const touched = (field: keyof Values) => values[field] !== initial[field]
    mutate({
      ...(touched('name') && { name: values.name }),
      ...(touched('planned') && { planned: planned.amount ?? 0 }),
      ...(touched('spent') && { spent: spent.amount ?? 0 }),
    })
  }
  const set = (field: keyof Values) => (value: string) => {
    setProblems({ ...problems, [field]: undefined })
    type({ [field]: value })
  }
  return { values, problems, set, submit }
}

const Fields = ({ form, ...props }: LineDialogProps & { form: string }) => {
  const { t } = useTranslation('plans')
  const { values, problems, set, submit } = useLine(props)
  const amount = (field: 'planned' | 'spent') => ({
    label: t(field),
    currency: props.currency,
    value: values[field],
    error: problems[field],
    onChange: set(field),
  })
  return (
    <form id={form} className={classes.fields} onSubmit={submit} noValidate>
      <TextField
        label={t('lineName')}
        value={values.name}
        error={problems.name}
        dir="auto"
        onChange={({ currentTarget }) => set('name')(currentTarget.value)}
      />
      <AmountField {...amount('planned')} />
      <AmountField {...amount('spent')} />
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
