import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ReadingStart } from '../message-window.ts'
import type { Row } from './rows.ts'
import { useScrollingAway } from './use-scrolling-away.ts'

/** So near to the end one is at it, in pixels. */
const nearEnd = 40

/** Where conversations were left, by the key of the uppermost line on the screen. */
const left = new Map<number, string>()

/** Notes where a conversation was left; nothing of one that was left at its end. */
function leaveAt(id: number, key: string | undefined): void {
  if (key === undefined) left.delete(id)
  else left.set(id, key)
}

const isAtEnd = ({ scrollOffset, scrollSize, viewportSize }: VirtualizerHandle): boolean =>
  scrollOffset + viewportSize >= scrollSize - nearEnd

type Options = {
  id: number
  rows: readonly Row[]
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  /** Called after each move. */
  onLook: () => void
  startAt: ReadingStart['at']
}

/** Where one begins to read: where one is led, at what is new, where one has left, else at the end. */
function startOf({ id, rows, startAt }: Pick<Options, 'id' | 'rows' | 'startAt'>): {
  index: number
  align: 'start' | 'end'
} {
  const end = { index: rows.length - 1, align: 'end' } as const
  if (startAt === 'end') return end
  const ledTo = rows.findIndex(row => row.kind === 'message' && row.message.seq === startAt)
  if (ledTo >= 0) return { index: ledTo, align: 'start' }
  const index = rows.findIndex(row => row.kind === 'new')
  if (index >= 0) return { index, align: 'start' }
  const leftAt = rows.findIndex(row => row.key === left.get(id))
  return leftAt >= 0 ? { index: leftAt, align: 'start' } : end
}

/** Calls when the list, or what is in it, has another size: lines are measured, pictures come, the keyboard comes up. */
function useResized(scroller: Options['scroller'], onResize: () => void): void {
  const resized = useEffectEvent(onResize)
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const sizes = new ResizeObserver(() => resized())
    for (const one of [box, ...box.children]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [scroller])
}

/**
 * Keeps the place in a conversation: begins where one has to read on, follows the end for as long as one is there, and goes to
 * what one has written.
 */
export function usePlace({ id, rows, list, scroller, onLook, startAt }: Options) {
  const [isAway, setAway] = useState(false)
  const away = useRef(false)
  const isLeaving = useScrollingAway()
  const shown = useRef<string>(undefined)
  // The key of the line at which one is to begin, until it has been reached: before lines are measured there is no room to scroll.
  const aim = useRef<string>(undefined)
  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  const begin = () => {
    const { index, align } = startOf({ id, rows, startAt })
    away.current = align === 'start'
    aim.current = away.current ? rows[index]?.key : undefined
    list.current?.scrollToIndex(index, { align })
  }
  const aimedAt = () => rows.findIndex(row => row.key === aim.current)
  const last = rows.at(-1)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = last?.key
    if (!last || last.key === before) return
    if (before === undefined) begin()
    else if (last.kind === 'waiting' || !away.current) toEnd()
  })
  useResized(scroller, () => {
    if (aimedAt() >= 0) list.current?.scrollToIndex(aimedAt(), { align: 'start' })
    else if (!away.current) toEnd()
    onLook()
  })
  const scrolled = () => {
    const handle = list.current
    if (!handle || !scroller.current) return
    if (!isLeaving(scroller.current) && !away.current && !isAtEnd(handle)) return toEnd()
    away.current = !isAtEnd(handle)
    setAway(away.current)
    const first = handle.findItemIndex(handle.scrollOffset + 1)
    if (!away.current || first === aimedAt()) aim.current = undefined
    leaveAt(id, away.current ? rows[first]?.key : undefined)
    onLook()
  }
  return { isAway, toEnd, scrolled }
}
