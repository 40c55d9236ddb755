import { eventPlans } from '@celebrio/contract/celebrations/plans'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { usePlanAction } from '../data.ts'

type Deleted = Answer<typeof eventPlans.deleteTodo>['deleted']

/** Moves and deletes to-dos, and undoes a deletion. */
export function useTodos(eventId: number) {
  const params = { id: eventId }
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const forget = () => setDeleted(null)
  const { mutate: remove } = usePlanAction(eventId, {
    send: (todo_id: number) => call(eventPlans.deleteTodo, { params: { id: eventId, todo_id } }),
    onDone: answer => setDeleted(answer.deleted),
  })
  const { mutate: restore, isPending: restoring } = usePlanAction(eventId, {
    send: ({ id: _, due_on, before, ...todo }: Deleted) =>
      call(eventPlans.addTodo, {
        params,
        body: { ...todo, ...(due_on !== null && { due_on }), ...(before !== null && { before }) },
      }),
    onDone: forget,
  })
  const { mutate: move } = usePlanAction(eventId, {
    send: ({ id, before }: { id: number; before: number | undefined }) =>
      call(eventPlans.moveTodo, { params: { id: eventId, todo_id: id }, body: { before } }),
    onDone: forget,
  })
  return { deleted, forget, remove, restore, restoring, move }
}
