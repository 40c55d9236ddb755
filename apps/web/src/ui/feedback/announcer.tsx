import { createStore, useStore } from '#lib/store.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const spoken = createStore({ polite: '', assertive: '' })

/** Announces a text to screen readers. `assertive` interrupts: for failures only. Repeated texts are announced again. */
export const announce = (text: string, urgency: 'polite' | 'assertive' = 'polite'): void => {
  const say = (words: string) => spoken.set({ ...spoken.get(), [urgency]: words })
  say('')
  requestAnimationFrame(() => say(text))
}

/** The two live regions; they must be in the page before the first announcement, so the root renders them once. */
export const Announcer = () => {
  const { polite, assertive } = useStore(spoken)
  return (
    <>
      <VisuallyHidden aria-live="polite">{polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{assertive}</VisuallyHidden>
    </>
  )
}
