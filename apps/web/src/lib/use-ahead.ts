import { useState } from 'react'

type Ahead<Value> = { of: unknown; value: Value }

/**
 * A choice that shows in the moment it is made, before what it is read from has followed.
 *
 * `source` is what `kept` is read from; a new one is the answer and ends the lead. Where the answer is no, `fallBack`
 * shows again what is kept.
 */
export function useAhead<Value>(source: unknown, kept: Value) {
  const [ahead, setAhead] = useState<Ahead<Value> | null>(null)
  return {
    value: ahead && ahead.of === source ? ahead.value : kept,
    goAhead: (value: Value) => setAhead({ of: source, value }),
    fallBack: () => setAhead(null),
  }
}
