import { useEffect, useLayoutEffect, useState } from 'react'
import { createSorter, type Sorter } from './sorter.ts'

export type Sortable = {
  sorter: Sorter
  /** The place of the entry that is being dragged. */
  dragged: number | null
}

type SortableOptions = {
  count: number
  /** Several beside each other. */
  isGrid?: boolean
  onMove: (from: number, to: number) => void
  /** An entry has come to rest at a place: to be announced. */
  onMoved: (to: number) => void
}

/**
 * Puts the entries of a list in order, by dragging their handles and by arrow keys on them: `sorter.setList` is the ref of
 * the element whose children they are, `SortHandle` the handle of each.
 */
export function useSortable({ count, isGrid = false, onMove, onMoved }: SortableOptions): Sortable {
  const [sorter] = useState(createSorter)
  const [dragged, onDrag] = useState<number | null>(null)
  useLayoutEffect(
    () => sorter.setOptions({ count, isGrid, onMove, onMoved, onDrag }),
    [sorter, count, isGrid, onMove, onMoved],
  )
  useEffect(() => sorter.focusMoved())
  return { sorter, dragged }
}
