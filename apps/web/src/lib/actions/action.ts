import type { MutationKey, QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { sendLatest } from './latest.ts'

/** Takes an optimistic change back. */
export type RollBack = () => void

export type Action<Input, Answer> = {
  send: (input: Input, client: QueryClient) => Promise<Answer>
  /** Shows at once what it will lead to. @returns what takes that back when the server refuses */
  optimistic?: (input: Input, client: QueryClient) => RollBack | void | Promise<RollBack>
  /** Merges into the cache what the server has answered, and does what follows. It stays busy until that is done. */
  onSuccess?: (answer: Answer, input: Input, client: QueryClient) => unknown
  onError?: (error: Error, input: Input, client: QueryClient) => unknown
  /** Queries that are asked again; it stays busy until they have answered. */
  invalidates?: QueryKey
  /** When they are: after success, unless told otherwise. */
  invalidatesAfter?: 'success' | 'error' | 'both'
  /** The toast of success. */
  success?: string | ((answer: Answer, input: Input) => string)
  /** The toast of a failure: the text of its code, unless told otherwise; null where a form says it. */
  failure?: ((error: Error) => string | null) | null
  /** Sent one after the other, not dropped, while another of the same key is under way; the last answer counts. */
  queue?: MutationKey
  /**
   * For toggles: of what is pressed while another of the same key is under way, only the last wish is sent. `optimistic`
   * then shows a wish, and is asked again with what the server knows when it refuses.
   */
  latest?: { key: string; known: () => Input }
}

type Options<Input, Answer> = UseMutationOptions<Answer, Error, Input, RollBack | void>

const queued = (key: MutationKey) => ({ mutationKey: key, scope: { id: key.join(':') } })

/** An action as TanStack Query runs it. */
export function mutationOf<Input, Answer>(action: Action<Input, Answer>, client: QueryClient): Options<Input, Answer> {
  const { send, optimistic, queue, latest, success, failure = errorText } = action
  const { invalidates, invalidatesAfter = 'success' } = action
  const reread = async (after: 'success' | 'error') => {
    if (invalidates && (invalidatesAfter === after || invalidatesAfter === 'both'))
      await client.invalidateQueries({ queryKey: invalidates })
  }
  return {
    ...(queue && queued(queue)),
    // A toggle without a connection falls back at once, instead of waiting for one.
    ...(latest && { networkMode: 'always' }),
    mutationFn: input =>
      latest
        ? sendLatest(
            latest.key,
            (value: Input) => send(value, client),
            known => void optimistic?.(known, client),
          )
        : send(input, client),
    onMutate: input => (latest ? undefined : optimistic?.(input, client)),
    onSuccess: async (answer, input) => {
      if (queue && client.isMutating({ mutationKey: queue }) > 1) return
      const done = action.onSuccess?.(answer, input, client)
      if (success !== undefined) toast.success(typeof success === 'string' ? success : success(answer, input))
      await Promise.all([done, reread('success')])
    },
    onError: async (refusal, input, rollBack) => {
      rollBack?.()
      const text = failure?.(refusal)
      if (text) toast.error(text)
      const done = action.onError?.(refusal, input, client)
      await Promise.all([done, reread('error')])
    },
  }
}
