import { eventPlans, planLimits } from '@celebrio/contract/celebrations/plans'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePlanAction } from '../data.ts'
import { wordsProblem } from '../text-problem.ts'
import classes from './todos.module.css'

const empty = { title: '', due_on: '' }

function useNewTodo(eventId: number, onAdded: () => void) {
  const { values, change: type, reset } = useDraft(`todo:${eventId}`, empty)
  const [error, setError] = useState<string>()
  const { mutate: add, isPending } = usePlanAction(eventId, {
    send: (body: typeof empty) => call(eventPlans.addTodo, { params: { id: eventId }, body }),
    onDone: () => {
      reset()
      onAdded()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = wordsProblem(values.title, planLimits.todo)
    setError(problem)
    if (problem === undefined) add(values)
  }
  const set = (changes: Partial<typeof empty>) => {
    setError(undefined)
    type(changes)
  }
  return { values, set, error, submit, isPending }
}

/** One line for the next thing to do, with a day where it has one. */
export const AddTodo = ({ eventId, onAdded }: { eventId: number; onAdded: () => void }) => {
  const { t } = useTranslation('plans')
  const { values, set, error, submit, isPending } = useNewTodo(eventId, onAdded)
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <TextField
        label={t('newTodo')}
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
      <Button type="submit" variant="lagoon" loading={isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
