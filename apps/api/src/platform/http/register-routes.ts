import type { Method } from '@celebrio/contract/platform/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { handleRequest, type RequestHandling, readBody } from './handle-request.ts'
import { overrideOf } from './method-override.ts'
import { describeOperation } from './openapi.ts'
import type { Route } from './route.ts'

export const apiPrefix = '/api/v1'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract endpoint of a route; routes that only serve a method override have none. */
    endpoint?: Route['endpoint']
  }
}

const byPath = (routes: readonly Route[]) => Map.groupBy(routes, one => one.endpoint.path)

/**
 * A POST whose query or body says `_method=patch`, `put` or `delete` is that method. One POST route per path decides,
 * after the body was read in its encoding.
 */
function postHandler(family: readonly Route[], by: RequestHandling) {
  const writes = family.filter(one => one.endpoint.method !== 'GET')
  const methods = new Map<string, Route>(writes.map(one => [one.endpoint.method, one]))
  const onlyPost = methods.size === 1 && methods.has('POST')
  const accepted = [...new Set(family.flatMap(one => one.endpoint.files ?? []))]
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const fromQuery = overrideOf(request.query)
    // Only a body that may hold an override is read before sign-in is checked.
    const fromBody = fromQuery || onlyPost ? undefined : overrideOf((await readBody(request, accepted)).fields)
    const target = methods.get(fromQuery ?? fromBody ?? 'POST')
    if (!target) throw new AppError('method_not_allowed')
    return handleRequest(target, request, reply, by)
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Files of a body lie in a temporary folder until the call has been answered, however it went. */
const withCleanup =
  (handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply)
    } finally {
      await request.parsed?.discard()
    }
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
        handler,
        config: { endpoint: one.endpoint },
        schema: describeOperation(one.endpoint),
      })
    }
    registerPost(server, url, family, by)
  }
}

function registerPost(server: FastifyInstance, url: string, family: readonly Route[], by: RequestHandling): void {
  const own = family.find(one => one.endpoint.method === 'POST')
  const overridable: Method[] = ['PATCH', 'PUT', 'DELETE']
  if (!own && !family.some(one => overridable.includes(one.endpoint.method))) return
  server.route({
    method: 'POST',
    url,
    handler: withCleanup(postHandler(family, by)),
    ...(own
      ? { config: { endpoint: own.endpoint }, schema: describeOperation(own.endpoint) }
      : { schema: { hide: true } }),
  })
}
