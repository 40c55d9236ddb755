import type { Todo } from '@celebrio/contract/celebrations/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import classes from '../plan.module.css'
import { Undo } from '../undo.tsx'
import { AddTodo } from './add-todo.tsx'
import { byDay } from './by-day.ts'
import { TodoRow } from './todo-row.tsx'
import { useTodos } from './use-todos.ts'

type TodoCardProps = { eventId: number; todos: readonly Todo[] }
type Order = 'own' | 'day'

type RowsProps = TodoCardProps & { order: Order; actions: ReturnType<typeof useTodos> }

const Rows = ({ eventId, todos, order, actions: { move, remove } }: RowsProps) => {
  const { t } = useTranslation('plans')
  const shown = order === 'day' ? byDay(todos) : todos
  const moveBefore = (todo: Todo, at: number, isThere: boolean) =>
    order === 'own' && isThere ? () => move({ id: todo.id, before: todos[at]?.id }) : undefined
  return (
    <ul className={classes.rows} aria-label={t('todos')}>
      {shown.map((todo, at) => (
        <TodoRow
          key={todo.id}
          eventId={eventId}
          todo={todo}
          onUp={moveBefore(todo, at - 1, at > 0)}
          onDown={moveBefore(todo, at + 2, at < todos.length - 1)}
          onDelete={() => remove(todo.id)}
        />
      ))}
    </ul>
  )
}

/** The to-do list of an event. */
export const TodoCard = ({ eventId, todos }: TodoCardProps) => {
  const { t } = useTranslation('plans')
  const [order, setOrder] = useState<Order>('own')
  const actions = useTodos(eventId)
  const { deleted, restore, restoring, forget } = actions
  const done = todos.filter(todo => todo.is_done).length
  return (
    <Card as="section" aria-label={t('todos')} className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t('todos')}</h2>
        {todos.length > 0 && (
          <span className={classes.count}>
            {t('doneOf', { done: formatCount(done), all: formatCount(todos.length) })}
          </span>
        )}
      </div>
      <AddTodo eventId={eventId} onAdded={forget} />
      {todos.length > 1 && (
        <ChoiceField
          label={t('order')}
          labelHidden
          value={order}
          onChange={setOrder}
          options={[
            { value: 'own', label: t('ownOrder') },
            { value: 'day', label: t('byDay') },
          ]}
        />
      )}
      {deleted && <Undo name={deleted.title} busy={restoring} onUndo={() => restore(deleted)} />}
      {todos.length > 0 ? (
        <Rows eventId={eventId} todos={todos} order={order} actions={actions} />
      ) : (
        <p className={classes.none}>{t('nothingToDo')}</p>
      )}
    </Card>
  )
}
