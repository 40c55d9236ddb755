import { useState } from 'react'
import type { RollBack } from './action.ts'

/**
 * Shows a choice at once, before the state that it is derived from has been updated.
 *
 * `source` is what `known` is derived from; when it changes, the optimistic value is dropped. `show` returns a function
 * that rolls the optimistic value back.
 */
export function useOptimisticValue<Value>(source: unknown, known: Value) {
  const [optimistic, setOptimistic] = useState<{ source: unknown; value: Value } | null>(null)
  const value = optimistic && optimistic.source === source ? optimistic.value : known
  const show = (value: Value): RollBack => {
    setOptimistic({ source, value })
    return () => setOptimistic(null)
  }
  return { value, show }
}
