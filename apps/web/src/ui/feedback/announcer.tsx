import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type Spoken = { polite: string; assertive: string }

let spoken: Spoken = { polite: '', assertive: '' }
const listeners = new Set<() => void>()

const say = (change: Partial<Spoken>) => {
  spoken = { ...spoken, ...change }
  for (const listener of listeners) listener()
}

/** Lets screen readers say a text. `assertive` interrupts: for failures only. The same text twice is said twice. */
export const announce = (text: string, urgency: keyof Spoken = 'polite'): void => {
  say({ [urgency]: '' })
  requestAnimationFrame(() => say({ [urgency]: text }))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The two live regions; they must be in the page before anything is said, so the root renders them once. */
export const Announcer = () => {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => spoken)
  return (
    <>
      <VisuallyHidden aria-live="polite">{polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{assertive}</VisuallyHidden>
    </>
  )
}
