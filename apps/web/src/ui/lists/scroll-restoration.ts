import { useEffect, useEffectEvent } from 'react'

const key = 'kept-place'
const timeout = 10_000
/** So many further pages are read at most, to be as far down as before. */
const maxPages = 20
/** What a person does to be somewhere else, or to do something here. */
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const here = () => location.pathname + location.search

/** How far down one is to be; null once that is reached or given up. */
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
  // Fires at once, and then whenever the page has grown or shrunk, before that is painted.
  const growth = new ResizeObserver(() => {
    // As long as there is progress on the way, it is waited for.
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

/** Where the window left this page; null unless it is this very page that comes again: by a reload, or back from another site. */
const readPlace = (): number | null => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'reload' && arrival?.type !== 'back_forward') return null
  const [page, top] = (sessionStorage.getItem(key) ?? '').split(' ')
  return page === here() && Number(top) > 0 ? Number(top) : null
}

// Who leaves again on the way still wants to go where they were.
const keepPlace = () => sessionStorage.setItem(key, `${here()} ${Math.round((isOutOfReach() && goal) || scrollY)}`)

// Only the page that came with the document is looked for; pages opened after it have a place of their own.
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
 * After a reload the window is empty and grows while answers arrive: goes where one was, and on until everything is there.
 * Ends as soon as the person does anything. `page` is another one for each page that is opened.
 */
export function useScrollRestoration(page: string): void {
  useEffect(() => {
    addEventListener('pagehide', keepPlace)
    return () => removeEventListener('pagehide', keepPlace)
  }, [])
  useEffect(() => arrive(page), [page])
}

/** Asks for the next page of a list while the place looked for is further down than the page is long. */
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
