import type { FastifyInstance } from 'fastify'
import type { SignedAddresses } from './addresses.ts'
import { attachmentOf, isPrivateKey } from './keys.ts'
import { sendStored, wildcardOf } from './media-routes.ts'

/** Private files of the local store, for anyone with a valid signed address; 404 for everyone else. */
export function servePrivate(server: FastifyInstance, root: string, signed: SignedAddresses): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/files/private/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const key = `private/${wildcardOf(request)}`
      const query = request.query as Record<string, unknown>
      if (!isPrivateKey(key) || !signed.mayRead(key, query)) return reply.callNotFound()
      const own = { 'cache-control': 'private, no-store', 'content-disposition': attachmentOf(key) }
      return sendStored(request, reply, { root, key, own })
    },
  })
}
