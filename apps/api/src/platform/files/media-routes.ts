import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { S3Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { isMediaKey, servedType } from './keys.ts'
import { s3Client, signedMediaUrl } from './s3-file-store.ts'

const hidden = { schema: { hide: true } }

/** The part of the path that matches the route's wildcard, decoded. */
export const wildcardOf = (request: FastifyRequest): string => (request.params as { '*': string })['*']

/**
 * Sends a file of the local store, with range requests. The caller has checked the key.
 * @param own headers for the file only: an error must not be cached as long as a file
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, key, own }: { root: string; key: string; own: Record<string, string> },
) {
  const options = { root, cacheControl: false, contentType: false, index: false, dotfiles: 'deny' } as const
  const { type, statusCode, headers, stream } = await send(request.raw, `/${encodeURI(key)}`, options)
  if (statusCode === 416) return reply.code(416).header('content-range', headers['Content-Range']).send()
  if (type !== 'file') return reply.header('cache-control', 'no-store').callNotFound()
  return reply.code(statusCode).headers(headers).headers(own).type(servedType(key)).send(stream)
}

/** The content behind the address of a processed file never changes. */
export function serveLocalMedia(server: FastifyInstance, root: string): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/files/media/*',
    ...hidden,
    handler: async (request, reply) => {
      const key = `media/${wildcardOf(request)}`
      if (!isMediaKey(key)) return reply.callNotFound()
      const own = { 'cache-control': 'public, max-age=31536000, immutable' }
      return sendStored(request, reply, { root, key, own })
    },
  })
}

/** Redirects to a signed address, cached for less than it is valid. It is signed for GET only, so HEAD is answered here. */
export function serveS3Media(server: FastifyInstance, s3: S3Settings, clock: Clock, files: FileStore): void {
  const client = s3Client(s3)
  server.addHook('onClose', async () => client.destroy())
  server.route({
    method: ['GET', 'HEAD'],
    url: '/files/media/*',
    ...hidden,
    handler: async (request, reply) => {
      const key = `media/${wildcardOf(request)}`
      if (!isMediaKey(key)) return reply.callNotFound()
      if (request.method === 'GET') {
        reply.header('cache-control', 'private, max-age=900')
        return reply.redirect(await signedMediaUrl(client, s3.bucket, key, clock.now()), 302)
      }
      const size = await files.size(key)
      if (size === null) return reply.callNotFound()
      return reply.header('content-length', size).type(servedType(key)).send()
    },
  })
}
