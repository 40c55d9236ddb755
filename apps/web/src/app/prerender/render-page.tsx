import type { PrerenderedPath } from '@celebrio/contract/platform/pages'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, matchPath } from 'react-router'
import { readLanguage } from '#i18n/language.ts'
import { changeLanguage, startTranslation } from '#i18n/start.ts'
import { during, type Visit } from '../../runtime/server.ts'
import { App } from '../app.tsx'
import { LandingApp } from '../landing/landing-app.tsx'
import { allMessages, pages, routes } from './pages.ts'

export { pages }

/** A page as a guest sees it first. */
export type RenderedPage = {
  /** For the document's head: title and description. */
  head: string
  /** The content of `#root`. */
  body: string
  /** What the page was rendered from, as JSON. */
  data: string
}

// The browser finds them in the page; all of them first would delay the one that matters.
const links = /<link\b[^>]*>/g
// React puts what belongs into the head before everything else.
const leading = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/

const ready = allMessages().then(messages => startTranslation('en', messages))

function renderApp(address: string, queries: QueryClient): string {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  try {
    return renderToString(<App queries={queries} router={router} />)
  } finally {
    router.dispose()
  }
}

/** Synchronous from the language to the text, so that visits do not mix. */
function render(path: PrerenderedPath, address: string, queries: QueryClient): string {
  changeLanguage(readLanguage())
  return path === '/' ? renderToString(<LandingApp />) : renderApp(address, queries)
}

/**
 * Renders one of `pages` for a guest.
 * @param address path and query of the page
 * @returns null where the page is none of these
 * @throws ApiError where this guest sees no such page
 */
export const renderPage = (address: string, visit: Visit): Promise<RenderedPage | null> =>
  during(visit, async () => {
    await ready
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    const { pathname } = new URL(address, 'http://localhost')
    for (const page of pages) {
      const match = matchPath(page.path, pathname)
      if (!match) continue
      await page.read(queries, match.params)
      const html = render(page.path, address, queries)
      const head = leading.exec(html)?.[0] ?? ''
      return {
        head: head.replaceAll(links, ''),
        body: html.slice(head.length),
        data: JSON.stringify(dehydrate(queries)),
      }
    }
    return null
  })
