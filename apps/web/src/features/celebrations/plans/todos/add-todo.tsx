import { eventPlans, planLimits } from '@celebrio/contract/celebrations/plans'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePlanAction } from '../data.ts'
import { textProblem } from '../text-problem.ts'
import classes from './todos.module.css'

const empty = { title: '', due_on: '' }

function useNewTodo(eventId: number, onAdded: () => void) {
  const { onSubmit, reset, ...fields } = useFields({
    initial: empty,
    draft: { purpose: `todo:${eventId}` },
    check: ({ title }) => ({ title: textProblem(title, planLimits.todo) }),
  })
  const { mutate, isPending } = usePlanAction(eventId, {
    send: (body: typeof empty) => call(eventPlans.addTodo, { params: { id: eventId }, body }),
    onDone: () => {
      reset()
      onAdded()
    },
  })
  return { ...fields, submit: onSubmit(values => mutate(values)), isPending }
}

/** Form for a new to-do with an optional due day. */
export const AddTodo = ({ eventId, onAdded }: { eventId: number; onAdded: () => void }) => {
  const { t } = useTranslation('plans')
  const { form, text, submit, isPending } = useNewTodo(eventId, onAdded)
  return (
    <form ref={form} className={classes.add} onSubmit={submit} noValidate>
      <TextField {...text('title')} label={t('newTodo')} dir="auto" />
      <TextField {...text('due_on')} label={t('dueOn')} type="date" optional />
      <Button type="submit" variant="lagoon" loading={isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
