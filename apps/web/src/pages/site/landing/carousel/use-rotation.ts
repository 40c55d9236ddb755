import { delays } from '@celebrio/contract/platform/delays'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

export type Rotation = {
  /** Which slide is shown, from 0. */
  index: number
  /** Whether the pause button offers to stop; true while held, too. */
  playing: boolean
  /** Whether the slides really move now. */
  moving: boolean
  /** Shows a slide, counted round, and stops the rotation: somebody looks for themselves now. */
  show: (index: number) => void
  toggle: () => void
  /** Stands still while the pointer or the focus is on the slides. */
  hold: (held: boolean) => void
}

/**
 * Slides that change by themselves (WCAG 2.2.2, WAI-ARIA carousel): still with reduced motion and while held; whoever
 * presses play gets them moving in any case.
 */
export const useRotation = (count: number): Rotation => {
  const calm = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [held, hold] = useState(false)
  const playing = choice ?? !calm
  const moving = choice ?? !(calm || held)
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setIndex((index + 1) % count), delays.carousel)
    return () => clearTimeout(timer)
  }, [moving, index, count])
  const show = (next: number) => {
    setChoice(false)
    setIndex((next + count) % count)
  }
  return { index, playing, moving, show, toggle: () => setChoice(!playing), hold }
}
