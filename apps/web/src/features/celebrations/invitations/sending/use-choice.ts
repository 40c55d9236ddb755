import { useState } from 'react'

/** A set of selected people, by id. */
export function useChoice(initial: readonly number[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(initial))
  const toggle = (id: number) =>
    setChosen(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  /** Selects all of these people, or none. */
  const setAll = (ids: readonly number[], isChosen: boolean) =>
    setChosen(before => {
      const all = new Set(ids)
      const others = [...before].filter(id => !all.has(id))
      return new Set(isChosen ? [...others, ...ids] : others)
    })
  return { chosen, toggle, setAll, clear: () => setChosen(new Set()) }
}

export type Choice = ReturnType<typeof useChoice>
