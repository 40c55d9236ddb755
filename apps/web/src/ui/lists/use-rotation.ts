import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

export type Rotation = {
  /** Which slide is shown, from 0. */
  index: number
  /** Whether the button shows "pause"; also true while paused by pointer or focus. */
  playing: boolean
  /** Whether the slides are advancing now. */
  moving: boolean
  /** Shows a slide, wrapping around, and stops the rotation, because the viewer has taken control. */
  show: (index: number) => void
  toggle: () => void
  /** Pauses while the pointer or the focus is on the slides. */
  hold: (held: boolean) => void
}

/**
 * Automatic rotation of slides (WCAG 2.2.2, WAI-ARIA carousel): off with reduced motion and while held; pressing
 * play always starts it.
 * @param every milliseconds that each slide is shown
 */
export const useRotation = (count: number, every: number): Rotation => {
  const calm = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [held, hold] = useState(false)
  const playing = choice ?? !calm
  const moving = choice ?? !(calm || held)
  useEffect(() => {
    if (!moving || count < 2) return
    const timer = setTimeout(() => setIndex((index + 1) % count), every)
    return () => clearTimeout(timer)
  }, [moving, index, count, every])
  const show = (next: number) => {
    setChoice(false)
    setIndex((next + count) % count)
  }
  return { index, playing, moving, show, toggle: () => setChoice(!playing), hold }
}
