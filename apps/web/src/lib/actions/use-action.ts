import { type UseMutateFunction, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Action, mutationOf, type RollBack } from './action.ts'
import { wantLatest } from './latest.ts'

type Mutate<Input, Answer> = (...press: Parameters<UseMutateFunction<Answer, Error, Input, RollBack | void>>) => boolean

/**
 * Something that a person does to what the server keeps: the one place from which mutations show optimistic changes, tell
 * success and failure, and bring the cache up to date. `mutate` says whether it is sent: of a double press only the first is.
 */
export function useAction<Input = void, Answer = unknown>(action: Action<Input, Answer>) {
  const client = useQueryClient()
  // The second click of a double click comes before the button is drawn anew.
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
  /** Forgets the last answer; what is still under way no longer holds up the next press. */
  const reset = () => {
    underWay.current = null
    mutation.reset()
  }
  return { ...mutation, mutate, reset }
}
