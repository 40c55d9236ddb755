import type { ReactNode } from 'react'

let docked: ReactNode = null
const listeners = new Set<() => void>()

/** What the dock shows, for what draws it. */
export const dockStore = {
  read: (): ReactNode => docked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Keeps something at the lower edge of the window while pages change; null takes it away. */
export const dock = (content: ReactNode): void => {
  docked = content
  for (const listener of listeners) listener()
}
