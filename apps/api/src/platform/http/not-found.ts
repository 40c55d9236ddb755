import { pages } from '@celebrio/contract/platform/pages'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody } from '../app-error.ts'
import { apiPrefix } from './register-routes.ts'

/** Whether the client accepts HTML: browsers say so, and link preview bots send a wildcard or no Accept header. */
const takesPages = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(accept)

// Mail scanners ask whether a link is alive before its reader opens it.
const reads = new Set(['GET', 'HEAD'])

/** Whether the request is for a page of the web client. */
// Looks at the path only, because a query can end like a file name (`?email=ana@example.org`).
export function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  const isOther = path.startsWith(`${apiPrefix}/`) || path.startsWith('/files/') || /\.[a-z0-9]{2,5}$/.test(path)
  return reads.has(request.method) && !isOther && takesPages(request)
}

const immutable = 'public, max-age=31536000, immutable'

/** The client's document; it shows the page of the URL, or that there is none. */
const sendDocument = (reply: FastifyReply, document: string) =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(document)

/**
 * Registers the client's pages, except those that have a route already because they have a preview. The path is a page whatever it
 * ends with: a token in it may have a dot.
 */
function registerPages(server: FastifyInstance, document: string): void {
  for (const url of pages) {
    if (server.hasRoute({ method: 'GET', url })) continue
    server.get(url, { schema: { hide: true } }, (request, reply) =>
      takesPages(request) ? sendDocument(reply, document) : reply.callNotFound(),
    )
  }
}

/** The built web client: its folder, and its document as it is sent. */
export type WebClient = { folder: string; document: string }

/**
 * Serves the built web client: hashed assets are immutable, and every page gets the same document. Anything else gets a
 * 404: who takes pages the client's, others one in the shape of the contract.
 */
export async function registerNotFound(server: FastifyInstance, web?: WebClient): Promise<void> {
  if (web) {
    await server.register(staticFiles, {
      root: web.folder,
      // Pages get the document with its tags.
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        response.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache')
        // Its library says so of other texts by itself.
        if (path.endsWith('.svg')) response.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    })
    registerPages(server, web.document)
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    reply.code(404)
    return web && isPage(request)
      ? sendDocument(reply, web.document)
      : reply.send(errorBody(new AppError('not_found'), request.id))
  })
}
