import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchNavigation } from '#ui/overlays/history-entries.ts'
import { App } from './app.tsx'
import { startMessages } from './languages/load.ts'
import { discardPage, isOurs } from './prerender/adopt.ts'
import { adoptData } from './prerender/adopt-data.ts'
import { queryClient, syncOnlineState } from './query-client.ts'
import { router } from './router.ts'
import { untilReady } from './until-ready.ts'

/** Shows the app, or takes over the page that the server has rendered. */
export const start = async (root: HTMLElement): Promise<void> => {
  syncOnlineState()
  const app = <App queries={queryClient} router={router} />
  // Pages show what an anchor leads to, which the server does not learn.
  const rendered = isOurs() && location.hash === ''
  watchNavigation(() => router.state.navigation.state !== 'idle')
  await startMessages()
  if (!rendered) {
    discardPage(root)
    createRoot(root).render(app)
    return
  }
  adoptData(queryClient)
  await untilReady(router)
  // In slices: a press, a scroll or a frame need not wait until the whole page is taken over.
  startTransition(() => void hydrateRoot(root, app))
}
