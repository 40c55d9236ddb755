import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Page = { status?: number; headers?: Record<string, string>; body?: string | Buffer; silent?: boolean }

function answer(response: ServerResponse, page: Page | undefined): void {
  if (page?.silent) return
  const headers = { 'content-type': 'text/html; charset=utf-8', ...page?.headers }
  response.writeHead(page ? (page.status ?? 200) : 404, headers)
  response.end(page?.body ?? '')
}

/** A web site on loopback. @returns its origin, the paths that were asked for, and how a page is put there */
export async function startSite() {
  const pages = new Map<string, Page>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response, pages.get(request.url ?? ''))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    asked,
    page(path: string, page: Page | string) {
      pages.set(path, typeof page === 'string' ? { body: page } : page)
      return `${origin}${path}`
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
