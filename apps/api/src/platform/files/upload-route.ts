import type { Readable } from 'node:stream'
import { canonicalType } from '@celebrio/contract/base/media'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { SignedAddresses } from './addresses.ts'
import { isIncomingKey } from './keys.ts'
import { wildcardOf } from './media-routes.ts'
import type { Place } from './places.ts'
import { receiveFile } from './receive.ts'

const url = '/files/incoming/*'
const schema = { hide: true }

/**
 * Our own counterpart of S3's presigned PUT, which knows a most. The address alone grants access, from any origin; the body
 * is streamed to disk.
 */
export function takeUploads(server: FastifyInstance, place: Place, signed: SignedAddresses): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  server.options(url, { schema }, async (_request, reply) => {
    reply.header('access-control-allow-methods', 'PUT')
    reply.header('access-control-allow-headers', 'content-type')
    return reply.header('access-control-max-age', '86400').code(204).send()
  })
  server.put(url, { schema }, async (request, reply) => {
    const key = `incoming/${wildcardOf(request)}`
    const terms = isIncomingKey(key) ? signed.writeTerms(key, request.query as Record<string, unknown>) : null
    if (!terms) throw new AppError('upload_link_invalid')
    const sent = canonicalType(request.headers['content-type'] ?? '')
    if (sent !== canonicalType(terms.contentType)) throw new AppError('upload_type_refused')
    if (Number(request.headers['content-length'] ?? 0) > terms.maxBytes) throw new AppError('upload_too_large')
    await receiveFile(place, key, (request.body as Readable | undefined) ?? request.raw, terms.maxBytes)
    return reply.code(200).send()
  })
}
