/** An open overlay. Its entry in the browser's history stands for it, so that Back closes it instead of leaving the page. */
type Overlay = { id: string; close: () => void; hasEntry: boolean; page: unknown }

type State = Record<string, unknown> | null

const state = () => history.state as State
/** Whose entry the current one is; undefined for that of a page. */
const ownerOf = (entry: State): unknown => entry?.overlay
/** The router's name for the page of an entry. */
const pageOf = (entry: State): unknown => entry?.key

/** The topmost last. */
const open: Overlay[] = []
/** On the way back from an entry whose overlay has closed. */
let isLeaving = false
/** Whose entry is being passed, after its overlay has closed; undefined from the next move on. */
let passed: unknown
let isListening = false
let isNavigating = () => false

const isOpen = (id: unknown) => open.some(overlay => overlay.id === id)

/** Brings the history in line with what is open: one entry for each overlay. */
function reconcile(): void {
  if (isLeaving) return
  const owner = ownerOf(state())
  const isLeft = owner !== undefined && !isOpen(owner)
  const added = open.filter(overlay => !overlay.hasEntry)
  if (isLeft && added.length === 0 && owner !== passed && !isNavigating()) {
    isLeaving = true
    history.back()
  }
  for (const [index, overlay] of added.entries()) {
    const entry = { ...state(), overlay: overlay.id }
    // What an overlay has left in this moment, or before a reload, is taken over by the next one.
    if (isLeft && index === 0) history.replaceState(entry, '')
    else history.pushState(entry, '')
    overlay.hasEntry = true
    overlay.page = pageOf(entry)
  }
}

/** A task of its own: overlays that open and close together, and a page that comes in their place, are there by then. */
const reconcileSoon = () => void setTimeout(reconcile)

/** Where the browser came from, where it tells. */
let from: NavigationHistoryEntry | null = null
/** On, past an entry whose overlay is closed. */
const direction = () => (from && (window.navigation.currentEntry?.index ?? 0) > from.index ? 1 : -1)

function onPop(event: PopStateEvent): void {
  const owner = ownerOf(state())
  const top = open.at(-1)
  passed = undefined
  if (isLeaving) {
    isLeaving = false
    event.stopImmediatePropagation()
    reconcile()
  } else if (owner !== undefined && !isOpen(owner)) {
    event.stopImmediatePropagation()
    passed = owner
    history.go(direction())
  } else if (top?.hasEntry) {
    // The router has nothing to do on the same page.
    if (top.page === pageOf(state())) event.stopImmediatePropagation()
    for (const overlay of open.toReversed()) {
      if (overlay.id === owner) break
      overlay.close()
    }
  }
}

function listen(): void {
  if (isListening) return
  isListening = true
  window.navigation?.addEventListener('currententrychange', change => {
    from = change.from
  })
  // Before the router hears it.
  addEventListener('popstate', onPop, true)
}

/**
 * Called once, when the page starts: the entry of an overlay that was open before a reload is left.
 * @param check whether the router is on its way to another page: its own entry comes then, and none is left meanwhile
 */
export function watchNavigation(check: () => boolean): void {
  isNavigating = check
  listen()
  reconcileSoon()
}

/**
 * Gives an overlay an entry in the browser's history.
 * @param close called when somebody goes back
 * @returns what to call when the overlay has closed
 */
export function enterOverlay(close: () => void): () => void {
  listen()
  const overlay = { id: Math.random().toString(36).slice(2), close, hasEntry: false, page: undefined }
  open.push(overlay)
  reconcileSoon()
  return () => {
    open.splice(open.indexOf(overlay), 1)
    reconcileSoon()
  }
}
