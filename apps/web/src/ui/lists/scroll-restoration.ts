import { useEffect, useEffectEvent } from 'react'

const key = 'kept-place'
const timeout = 10_000
/** Maximum number of list pages that are loaded to restore a scroll position. */
const maxPages = 20
/** Events that show that the user has taken over. */
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const here = () => location.pathname + location.search

/** The scroll position to restore; null once it is reached or given up. */
let goal: number | null = null
let pagesLeft = 0
const lists = new Set<() => void>()

const isOutOfReach = () => goal !== null && document.documentElement.scrollHeight - innerHeight < goal

const approach = () => {
  if (goal === null) return
  scrollTo({ top: goal, behavior: 'instant' })
  if (isOutOfReach()) for (const grow of lists) grow()
}

const seek = (): (() => void) => {
  // Fires at once, and then whenever the page height changes, before paint.
  const growth = new ResizeObserver(() => {
    // Keeps waiting as long as the page keeps growing.
    if (isOutOfReach()) wait()
    approach()
  })
  const stop = () => {
    goal = null
    growth.disconnect()
    clearTimeout(deadline)
    for (const sign of signsOfLife) removeEventListener(sign, stop)
  }
  let deadline: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(deadline)
    deadline = setTimeout(stop, timeout)
  }
  wait()
  for (const sign of signsOfLife) addEventListener(sign, stop, { passive: true })
  growth.observe(document.documentElement)
  return stop
}

/** The stored scroll position; null unless this page is loaded again: by a reload, or back from another site. */
const readPlace = (): number | null => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'reload' && arrival?.type !== 'back_forward') return null
  const [page, top] = (sessionStorage.getItem(key) ?? '').split(' ')
  return page === here() && Number(top) > 0 ? Number(top) : null
}

// If the user reloads again before it is reached, the same position is restored.
const keepPlace = () => sessionStorage.setItem(key, `${here()} ${Math.round((isOutOfReach() && goal) || scrollY)}`)

// Only for the first page of the document; React Router restores the positions of later ones.
let first: string | undefined
let moved = false

const arrive = (page: string) => {
  first ??= page
  moved ||= page !== first
  goal = moved ? null : readPlace()
  pagesLeft = maxPages
  return goal === null ? undefined : seek()
}

/**
 * Restores the scroll position after a reload, while the page grows as responses arrive. Stops on any user input. `page`
 * identifies the history entry.
 */
export function useScrollRestoration(page: string): void {
  useEffect(() => {
    addEventListener('pagehide', keepPlace)
    return () => removeEventListener('pagehide', keepPlace)
  }, [])
  useEffect(() => arrive(page), [page])
}

/** Loads the next page of a list while the scroll position to restore is below the end of the page. */
export function useGrowth(next: () => void, canGrow: boolean): void {
  const grow = useEffectEvent(() => {
    if (!canGrow || pagesLeft === 0) return
    pagesLeft -= 1
    next()
  })
  useEffect(() => {
    const listen = () => grow()
    lists.add(listen)
    if (isOutOfReach()) listen()
    return () => {
      lists.delete(listen)
    }
  }, [])
}
