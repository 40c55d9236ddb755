import { type UseMutateFunction, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Action, mutationOf, type RollBack } from './action.ts'
import { wantLatest } from './latest.ts'

type Mutate<Input, Answer> = (...press: Parameters<UseMutateFunction<Answer, Error, Input, RollBack | void>>) => boolean

/**
 * A mutation with everything around it: optimistic updates, toasts for success and failure, and cache invalidation.
 * `mutate` returns whether the request is sent; the second click of a double click is ignored.
 */
export function useAction<Input = void, Answer = unknown>(action: Action<Input, Answer>) {
  const client = useQueryClient()
  // The second click of a double click arrives before the button re-renders as disabled.
  const underWay = useRef<Promise<unknown>>(null)
  const mutation = useMutation(mutationOf(action, client))

  const begins = (input: Input) => {
    const { latest, queue, optimistic } = action
    if (!latest) return queue !== undefined || !underWay.current
    const known = latest.known()
    void optimistic?.(input, client)
    return wantLatest(latest.key, known, input)
  }
  const mutate: Mutate<Input, Answer> = (...press) => {
    if (!begins(press[0] as Input)) return false
    const run = mutation
      .mutateAsync(...press)
      .catch(() => undefined)
      .finally(() => {
        if (underWay.current === run) underWay.current = null
      })
    underWay.current = run
    return true
  }
  /** Clears the last result; a request that is still pending no longer blocks the next call. */
  const reset = () => {
    underWay.current = null
    mutation.reset()
  }
  return { ...mutation, mutate, reset }
}
