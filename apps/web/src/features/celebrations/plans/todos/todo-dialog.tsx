import { eventPlans, planLimits, type Todo } from '@celebrio/contract/celebrations/plans'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { wordsProblem } from '../text-problem.ts'

type TodoDialogProps = { eventId: number; todo: Todo; opened: boolean; onClose: () => void }

type EditProps = Omit<TodoDialogProps, 'opened'>

function useEdit({ eventId, todo, onClose }: EditProps) {
  const [before] = useState({ title: todo.title, due_on: todo.due_on ?? '' })
  const [values, setValues] = useState(before)
  const [error, setError] = useState<string>()
  const { mutate } = usePlanAction(eventId, {
    send: (body: Partial<typeof before>) =>
      call(eventPlans.editTodo, { params: { id: eventId, todo_id: todo.id }, body }),
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = wordsProblem(values.title, planLimits.todo)
    setError(problem)
    // What was not touched is not sent: another device may have changed it meanwhile.
    const { title, due_on } = values
    const changes = { ...(title !== before.title && { title }), ...(due_on !== before.due_on && { due_on }) }
    if (problem === undefined) mutate(changes)
  }
  const set = (changes: Partial<typeof before>) => {
    setError(undefined)
    setValues({ ...values, ...changes })
  }
  return { values, set, error, submit }
}

const Fields = ({ form, ...edit }: EditProps & { form: string }) => {
  const { t } = useTranslation('plans')
  const { values, set, error, submit } = useEdit(edit)
  return (
    <form id={form} className={classes.fields} onSubmit={submit} noValidate>
      <TextField
        label={t('todo')}
        value={values.title}
        error={error}
        dir="auto"
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <TextField
        label={t('dueOn')}
        type="date"
        optional
        value={values.due_on}
        onChange={({ currentTarget }) => set({ due_on: currentTarget.value })}
      />
    </form>
  )
}

/** Names a to-do anew, or gives it another day. */
export const TodoDialog = ({ opened, ...fields }: TodoDialogProps) => {
  const { t } = useTranslation('plans')
  return (
    <FormDialog opened={opened} onClose={fields.onClose} title={t('editTodo')} action={t('save')}>
      {form => <Fields {...fields} form={form} />}
    </FormDialog>
  )
}
