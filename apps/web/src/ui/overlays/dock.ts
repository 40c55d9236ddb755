import type { ReactNode } from 'react'
import { createStore } from '#lib/store.ts'

/** The docked content, for `DockHost`. */
export const dockStore = createStore<ReactNode>(null)

/** Shows content at the lower edge of the window across page changes; null removes it. */
export const dock = dockStore.set
