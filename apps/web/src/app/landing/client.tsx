import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startMessages } from '../languages/load.ts'
import { discardPage, isOurs } from '../prerender/adopt.ts'
import { LandingApp } from './landing-app.tsx'

/** Shows the landing page, or takes over the one that the server has rendered. */
export const start = async (root: HTMLElement): Promise<void> => {
  const rendered = isOurs()
  await startMessages()
  if (rendered) {
    startTransition(() => void hydrateRoot(root, <LandingApp />))
    return
  }
  discardPage(root)
  createRoot(root).render(<LandingApp />)
}
