import { createStore, useStore } from '#lib/store.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type Urgency = 'polite' | 'assertive'
type Said = { id: number; text: string; isOld: boolean }

const spoken = createStore<Record<Urgency, readonly Said[]>>({ polite: [], assertive: [] })

/** Milliseconds for which a text stays at least: screen readers have taken it by then. */
const staying = 3000

let last = 0

/**
 * Announces a text to screen readers. `assertive` interrupts: for failures only. Repeated texts are announced again, and what
 * comes soon after another one does not take its place.
 */
export const announce = (text: string, urgency: Urgency = 'polite'): void => {
  last += 1
  const id = last
  const change = (next: (all: readonly Said[]) => readonly Said[]) => {
    const all = spoken.get()
    spoken.set({ ...all, [urgency]: next(all[urgency]) })
  }
  const add = (all: readonly Said[]) => [...all.filter(({ isOld }) => !isOld), { id, text, isOld: false }]
  const age = (all: readonly Said[]) =>
    all.flatMap(one => {
      if (one.id !== id) return [one]
      return one === all.at(-1) ? [{ ...one, isOld: true }] : []
    })
  requestAnimationFrame(() => change(add))
  setTimeout(() => change(age), staying)
}

const Texts = ({ all }: { all: readonly Said[] }) => all.map(({ id, text }) => <span key={id}>{`${text} `}</span>)

/** The two live regions; they must be in the page before the first announcement, so the root renders them once. */
export const Announcer = () => {
  const { polite, assertive } = useStore(spoken)
  return (
    <>
      <VisuallyHidden aria-live="polite">
        <Texts all={polite} />
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-atomic={false}>
        <Texts all={assertive} />
      </VisuallyHidden>
    </>
  )
}
