import { eventPlans, planLimits, type Todo } from '@celebrio/contract/celebrations/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { textProblem } from '../text-problem.ts'

type TodoDialogProps = { eventId: number; todo: Todo; opened: boolean; onClose: () => void }

type EditProps = Omit<TodoDialogProps, 'opened'>

function useEdit({ eventId, todo, onClose }: EditProps) {
  const [before] = useState({ title: todo.title, due_on: todo.due_on ?? '' })
  const { onSubmit, ...fields } = useFields({
    initial: before,
    check: ({ title }) => ({ title: textProblem(title, planLimits.todo) }),
  })
  const { mutate } = usePlanAction(eventId, {
    send: (body: Partial<typeof before>) =>
      call(eventPlans.editTodo, { params: { id: eventId, todo_id: todo.id }, body }),
    onDone: onClose,
  })
  // Send only fields that changed here: another device may have edited the others.
  const submit = onSubmit(({ title, due_on }) =>
    mutate({ ...(title !== before.title && { title }), ...(due_on !== before.due_on && { due_on }) }),
  )
  return { ...fields, submit }
}

const Fields = ({ form, ...edit }: EditProps & { form: string }) => {
  const { t } = useTranslation('plans')
  const { form: element, text, submit } = useEdit(edit)
  return (
    <form ref={element} id={form} className={classes.fields} onSubmit={submit} noValidate>
      <TextField {...text('title')} label={t('todo')} dir="auto" />
      <TextField {...text('due_on')} label={t('dueOn')} type="date" optional />
    </form>
  )
}

/** Edits the text and due day of a to-do. */
export const TodoDialog = ({ opened, ...fields }: TodoDialogProps) => {
  const { t } = useTranslation('plans')
  return (
    <FormDialog opened={opened} onClose={fields.onClose} title={t('editTodo')} action={t('save')}>
      {form => <Fields {...fields} form={form} />}
    </FormDialog>
  )
}
