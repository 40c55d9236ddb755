import type { ReactNode } from 'react'
import { createStore } from '#lib/store.ts'

/** What the dock shows, for what draws it. */
export const dockStore = createStore<ReactNode>(null)

/** Keeps something at the lower edge of the window while pages change; null takes it away. */
export const dock = dockStore.set
