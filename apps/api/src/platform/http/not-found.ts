import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody } from '../app-error.ts'
import { apiPrefix } from './register-routes.ts'

/** What takes pages: browsers name them, robots that preview links take whatever comes, or say nothing. */
const takesPages = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(accept)

/** Whether a page of the web client is asked for. */
// Only the path decides: an address in the query may end like a file (`?email=ana@example.org`).
export function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  const isOther = path.startsWith(`${apiPrefix}/`) || path.startsWith('/files/') || /\.[a-z0-9]{2,5}$/.test(path)
  return request.method === 'GET' && !isOther && takesPages(request)
}

const immutable = 'public, max-age=31536000, immutable'

/**
 * The web client, when it is built: hashed assets for ever, every address of a page the same document. All else that
 * is not found is answered in the decided shape.
 */
export async function registerNotFound(server: FastifyInstance, webFolder?: string): Promise<void> {
  if (webFolder) {
    await server.register(staticFiles, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        response.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache')
      },
    })
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (webFolder && isPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.code(404).send(errorBody(new AppError('not_found'), request.id))
  })
}
