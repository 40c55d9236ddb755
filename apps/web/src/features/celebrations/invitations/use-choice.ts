import { useState } from 'react'

/** People who are chosen, by their ids. */
export function useChoice(initial: readonly number[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(initial))
  const toggle = (id: number) =>
    setChosen(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return { chosen, toggle, clear: () => setChosen(new Set()) }
}
