import { placeAt } from './sorting.ts'

type SorterOptions = {
  count: number
  /** Several beside each other. */
  isGrid: boolean
  onMove: (from: number, to: number) => void
  /** An entry has come to rest at a place. */
  onMoved: (to: number) => void
  /** The place of the entry that is being dragged. */
  onDrag: (at: number | null) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }
const handlesIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])]
const entriesIn = (list: Element | null) =>
  [...(list?.children ?? [])].filter(entry => entry.querySelector('[data-handle]'))

/** Follows the pointer until it is lifted. The listeners are the window's: an entry that moves would lose its own. */
function followPointer(onTrack: (event: PointerEvent) => void, onEnd: () => void) {
  const end = () => {
    window.removeEventListener('pointermove', onTrack)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    onEnd()
  }
  window.addEventListener('pointermove', onTrack)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

/** Follows a drag from a place to where it ends. */
function followDrag(
  list: Element | null,
  from: number,
  optionsOf: () => SorterOptions | undefined,
  onMove: () => void,
) {
  let at = from
  const track = ({ clientX: x, clientY: y }: PointerEvent) => {
    const options = optionsOf()
    const boxes = entriesIn(list).map(entry => entry.getBoundingClientRect())
    const to = placeAt(boxes, { x, y }, at, options?.isGrid ?? false)
    if (to === at) return
    onMove()
    options?.onMove(at, to)
    options?.onDrag(to)
    at = to
  }
  followPointer(track, () => {
    optionsOf()?.onDrag(null)
    if (at !== from) optionsOf()?.onMoved(at)
  })
}

/** What `useSortable` keeps between renders. */
export function createSorter() {
  let list: Element | null = null
  let options: SorterOptions | undefined
  let refocus: number | null = null
  let didDrag = false
  return {
    setList: (element: Element | null) => void (list = element),
    setOptions: (next: SorterOptions) => void (options = next),
    /** An element that moves in the document loses the focus: to be called when it has been rendered. */
    focusMoved: () => {
      if (refocus !== null) handlesIn(list)[refocus]?.focus()
      refocus = null
    },
    drag: (from: number) => {
      didDrag = false
      followDrag(
        list,
        from,
        () => options,
        () => void (didDrag = true),
      )
    },
    /** @returns whether the key is one that moves */
    step: (from: number, key: string): boolean => {
      const step = steps[key]
      if (!step) return false
      const to = from + step
      if (to < 0 || to >= (options?.count ?? 0)) return true
      refocus = to
      options?.onMove(from, to)
      options?.onMoved(to)
      return true
    },
    hasDragged: () => didDrag,
  }
}

export type Sorter = ReturnType<typeof createSorter>
