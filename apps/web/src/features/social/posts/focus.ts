/** Ids in the page that the focus is sent to; `compose` is the fragment of `paths.compose()`. */
export const composerId = 'compose'
export const feedId = 'feed'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Brings the composer into sight, ready to write in. */
export const focusComposer = (): void => {
  const composer = document.getElementById(composerId)
  composer?.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' })
  composer?.querySelector('textarea')?.focus({ preventScroll: true })
}

/** Where the focus goes when the card that held it is gone. */
export const focusFeed = (): void => document.getElementById(feedId)?.focus({ preventScroll: true })
