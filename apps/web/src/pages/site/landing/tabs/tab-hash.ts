import { useState } from 'react'
import { useLocation } from 'react-router'

export const tabKeys = ['about', 'features', 'services'] as const

export type TabKey = (typeof tabKeys)[number]

/** The place in the services that the bar's "For providers" leads to. */
export const forProvidersId = 'for-providers'

const named = (hash: string): TabKey | undefined =>
  hash === `#${forProvidersId}` ? 'services' : tabKeys.find(key => hash === `#${key}`)

/** The tab that the address names; without one the last that it named, and the features at first. */
export const useTabOfHash = (): TabKey => {
  const asked = named(useLocation().hash)
  const [shown, setShown] = useState<TabKey>(asked ?? 'features')
  if (asked && asked !== shown) setShown(asked)
  return asked ?? shown
}
