import { useState, useSyncExternalStore } from 'react'

export const tabKeys = ['about', 'features', 'services'] as const

export type TabKey = (typeof tabKeys)[number]

/** Hash of the section in the services tab that the bar's "For providers" links to. */
export const forProvidersId = 'for-providers'

const named = (hash: string): TabKey | undefined =>
  hash === `#${forProvidersId}` ? 'services' : tabKeys.find(key => hash === `#${key}`)

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The tab in the URL's hash; without one the last tab, initially the features. */
export const useTabOfHash = (): TabKey => {
  const inUrl = useSyncExternalStore(
    subscribe,
    () => named(location.hash),
    () => undefined,
  )
  const [shown, setShown] = useState<TabKey>(inUrl ?? 'features')
  if (inUrl && inUrl !== shown) setShown(inUrl)
  return inUrl ?? shown
}

/** Shows a tab, and its hash in the URL, without scrolling to it and without a step in the history. */
export const showTab = (key: TabKey): void => {
  history.replaceState(history.state, '', `#${key}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
