import { useState } from 'react'
import type { RollBack } from './action.ts'

/**
 * A choice that shows in the moment it is made, before what it is read from has followed.
 *
 * `source` is what `known` is read from; a new one is the answer and ends the optimistic value. Where the answer is no,
 * what `show` returns shows again what is known.
 */
export function useOptimisticValue<Value>(source: unknown, known: Value) {
  const [optimistic, setOptimistic] = useState<{ source: unknown; value: Value } | null>(null)
  const show = (value: Value): RollBack => {
    setOptimistic({ source, value })
    return () => setOptimistic(null)
  }
  return { value: optimistic && optimistic.source === source ? optimistic.value : known, show }
}
