/** Ids of elements that receive the focus; `compose` is the fragment of `paths.compose()`. */
export const composerId = 'compose'
export const feedId = 'feed'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the composer into view and focuses it. */
export const focusComposer = (): void => {
  const composer = document.getElementById(composerId)
  composer?.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' })
  composer?.querySelector('textarea')?.focus({ preventScroll: true })
}

/** Moves the focus to the feed when the focused card is removed. */
export const focusFeed = (): void => document.getElementById(feedId)?.focus({ preventScroll: true })
