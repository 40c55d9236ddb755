import '#ui/theme/fonts.css'
import '#ui/theme/tokens.css'
import '#ui/theme/mantine.css'
import '#ui/theme/base.css'
import { readSession } from '#lib/session.ts'

/** The landing page has a client of its own: it needs neither a router nor a cache, and whoever is signed in never sees it. */
const loadClient = () =>
  location.pathname === '/' && readSession() === null ? import('#app/landing/client.tsx') : import('#app/client.tsx')

const root = document.getElementById('root')
if (root) void loadClient().then(({ start }) => start(root))
