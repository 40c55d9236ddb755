import { eventPlans, type Todo } from '@celebrio/contract/celebrations/plans'
import { ArrowDown } from '@phosphor-icons/react/ArrowDown'
import { ArrowUp } from '@phosphor-icons/react/ArrowUp'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import { call } from '#lib/api/call.ts'
import { formatDay } from '#lib/formats-dates.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { today } from './by-day.ts'
import { TodoDialog } from './todo-dialog.tsx'
import own from './todos.module.css'

export type TodoRowProps = {
  eventId: number
  todo: Todo
  /** Undefined when the to-do cannot move in this direction. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onDelete: () => void
}

const Tick = ({ eventId, todo }: Pick<TodoRowProps, 'eventId' | 'todo'>) => {
  const { t } = useTranslation('plans')
  const { value: isDone, show } = useOptimisticValue(todo, todo.is_done)
  const { mutate } = usePlanAction(eventId, {
    send: (is_done: boolean) =>
      call(eventPlans.editTodo, { params: { id: eventId, todo_id: todo.id }, body: { is_done } }),
    optimistic: show,
  })
  const isLate = !isDone && todo.due_on !== null && todo.due_on < today()
  return (
    <label className={own.tick}>
      <input type="checkbox" className={own.box} checked={isDone} onChange={() => mutate(!isDone)} />
      <span className={own.words} data-done={isDone || undefined}>
        <span dir="auto">{todo.title}</span>
        {todo.due_on && (
          <span className={own.day} data-late={isLate || undefined}>
            {t(isLate ? 'late' : 'due', { day: formatDay(todo.due_on) })}
          </span>
        )}
      </span>
    </label>
  )
}

/** One to-do: checkbox, text, due day and actions. */
export const TodoRow = ({ eventId, todo, onUp, onDown, onDelete }: TodoRowProps) => {
  const { t } = useTranslation('plans')
  const [editing, setEditing] = useState(false)
  const button = (
    <IconButton label={t('moreAbout', { name: todo.title })} icon={<DotsThree size={24} weight="bold" />} />
  )
  return (
    <li className={classes.row}>
      <Tick eventId={eventId} todo={todo} />
      <Menu target={button} portal>
        <MenuItem icon={<PencilSimple size={20} />} onClick={() => setEditing(true)}>
          {t('edit')}
        </MenuItem>
        {onUp && (
          <MenuItem icon={<ArrowUp size={20} />} onClick={onUp}>
            {t('moveUp')}
          </MenuItem>
        )}
        {onDown && (
          <MenuItem icon={<ArrowDown size={20} />} onClick={onDown}>
            {t('moveDown')}
          </MenuItem>
        )}
        <MenuItem icon={<Trash size={20} />} danger onClick={onDelete}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <TodoDialog eventId={eventId} todo={todo} opened={editing} onClose={() => setEditing(false)} />
    </li>
  )
}
