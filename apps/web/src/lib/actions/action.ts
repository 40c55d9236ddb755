import type { MutationKey, QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { errorText } from '#lib/api/error-text.ts'
import { isSessionEnd } from '#lib/session-end.ts'
import { toast } from '#ui/feedback/toast.ts'
import { sendLatest } from './latest.ts'

/** Rolls an optimistic update back. */
export type RollBack = () => void

export type Action<Input, Answer> = {
  send: (input: Input, client: QueryClient) => Promise<Answer>
  /** The optimistic update. @returns the function that rolls it back when the request fails */
  optimistic?: (input: Input, client: QueryClient) => RollBack | void | Promise<RollBack>
  /** Merges the response into the cache and runs follow-ups. The action stays pending until it resolves. */
  onSuccess?: (answer: Answer, input: Input, client: QueryClient) => unknown
  onError?: (error: Error, input: Input, client: QueryClient) => unknown
  /** Queries to invalidate; the action stays pending until they have been refetched. */
  invalidates?: QueryKey
  /** When to invalidate them; after success by default. */
  invalidatesAfter?: 'success' | 'error' | 'both'
  /** Text of the success toast. */
  success?: string | ((answer: Answer, input: Input) => string)
  /** Text of the failure toast; by default the text of the error code, null where the form shows the error itself. */
  failure?: ((error: Error) => string | null) | null
  /** Calls with the same key are queued instead of dropped; only the last response is applied. */
  queue?: MutationKey
  /**
   * For toggles: while a request with the same key is pending, only the latest value is sent after it. When the server
   * refuses, `optimistic` is called again with the server's value.
   */
  latest?: { key: string; known: () => Input }
}

type Options<Input, Answer> = UseMutationOptions<Answer, Error, Input, RollBack | void>

const queued = (key: MutationKey) => ({ mutationKey: key, scope: { id: key.join(':') } })

/** The TanStack Query mutation options of an action. */
export function mutationOf<Input, Answer>(action: Action<Input, Answer>, client: QueryClient): Options<Input, Answer> {
  const { send, optimistic, queue, latest, success, failure = errorText } = action
  const { invalidates, invalidatesAfter = 'success' } = action
  const reread = async (after: 'success' | 'error') => {
    if (invalidates && (invalidatesAfter === after || invalidatesAfter === 'both'))
      await client.invalidateQueries({ queryKey: invalidates })
  }
  return {
    ...(queue && queued(queue)),
    // Without a connection it fails at once: nothing that was left behind is sent later by itself.
    networkMode: 'always',
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
      if (text && !isSessionEnd(refusal)) toast.error(text)
      const done = action.onError?.(refusal, input, client)
      await Promise.all([done, reread('error')])
    },
  }
}
