import '#ui/theme/fonts.css'
import '#ui/theme/tokens.css'
import '#ui/theme/mantine.css'
import '#ui/theme/base.css'
import { readSession } from '#lib/session.ts'

/** The landing page has a client of its own: it needs neither a router nor a cache, and whoever is signed in never sees it. */
const loadClient = () =>
  location.pathname === '/' && readSession() === null ? import('#app/landing/client.tsx') : import('#app/client.tsx')

/** `public/early.js` has the page asked for again when a part of it did not come. */
async function startIn(root: HTMLElement): Promise<void> {
  try {
    const { start } = await loadClient()
    await start(root)
  } catch (error) {
    dispatchEvent(new Event('startfailed'))
    throw error
  }
}

const root = document.getElementById('root')
if (root) void startIn(root)
