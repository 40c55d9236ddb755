import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { admit } from './admit.ts'
import { handleRequest, type RequestHandling, readBody } from './handle-request.ts'
import { overrideOf } from './method-override.ts'
import type { FileParts } from './multipart.ts'
import type { Route } from './route.ts'

export const apiPrefix = '/api/v1'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract endpoint of a route; none for routes that only serve method overrides. */
    endpoint?: Route['endpoint']
  }
}

const byPath = (routes: readonly Route[]) => Map.groupBy(routes, one => one.endpoint.path)

/**
 * A POST with `_method=patch`, `put` or `delete` in its query or body is treated as that method. One POST route per path
 * dispatches, after the body was parsed.
 */
function postHandler(writes: readonly Route[], by: RequestHandling) {
  const methods = new Map<string, Route>(writes.map(one => [one.endpoint.method, one]))
  const onlyPost = methods.size === 1 && methods.has('POST')
  const accepted: FileParts = Object.assign({}, ...writes.map(one => one.endpoint.files))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const fromQuery = overrideOf(request.query)
    const fromBody = fromQuery || onlyPost ? undefined : overrideOf((await readBody(request, accepted)).fields)
    const target = methods.get(fromQuery ?? fromBody ?? 'POST')
    if (!target) throw new AppError('method_not_allowed')
    return handleRequest(target, request, reply, by)
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Deletes the temporary files of a body after the response, whether it succeeded or not. */
const withCleanup =
  (handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply)
    } finally {
      await request.parsed?.discard()
    }
  }

/** Answers are about somebody, or for somebody who has a link: neither browsers nor proxies keep them. */
const entrance = (routes: readonly Route[], by: RequestHandling) => (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store')
  return admit(request, routes, by)
}

/** Registers the routes of all features under the prefix of the API. */
export function registerRoutes(server: FastifyInstance, routes: readonly Route[], by: RequestHandling): void {
  for (const [path, family] of byPath(routes)) {
    const url = apiPrefix + path
    for (const one of family) {
      const { method } = one.endpoint
      if (method === 'POST') continue
      const handler = withCleanup((request, reply) => handleRequest(one, request, reply, by))
      server.route({
        method,
        url,
        onRequest: entrance([one], by),
        handler,
        config: { endpoint: one.endpoint },
      })
    }
    registerPost(server, url, family, by)
  }
}

function registerPost(server: FastifyInstance, url: string, family: readonly Route[], by: RequestHandling): void {
  const writes = family.filter(one => one.endpoint.method !== 'GET')
  if (writes.length === 0) return
  const own = writes.find(one => one.endpoint.method === 'POST')
  server.route({
    method: 'POST',
    url,
    onRequest: entrance(writes, by),
    handler: withCleanup(postHandler(writes, by)),
    ...(own ? { config: { endpoint: own.endpoint } } : { schema: { hide: true } }),
  })
}
