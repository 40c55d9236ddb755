import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { signedAddresses } from './addresses.ts'
import type { FileStore } from './file-store.ts'
import { serveLocalMedia, serveS3Media } from './media-routes.ts'
import { servePrivate } from './private-route.ts'
import { takeUploads } from './upload-route.ts'

type FileRoutes = { settings: Settings; signer: Signer; clock: Clock; files: FileStore }

/**
 * Serves what publicUrl, signedUrl and signedUploadUrl point to, outside of the described API: `/files/media/*`,
 * and for the local store `/files/private/*` and `PUT /files/incoming/*` as well (S3 does those itself).
 */
export async function registerFileRoutes(server: FastifyInstance, { settings, signer, clock, files }: FileRoutes) {
  await server.register(async scope => {
    // Whatever a file holds, it can neither run nor be taken for something else.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    })
    if (settings.s3) return serveS3Media(scope, settings.s3, clock, files)
    const root = dataFolder(settings, 'files')
    const signed = signedAddresses(settings, signer, clock)
    serveLocalMedia(scope, root)
    servePrivate(scope, root, signed)
    takeUploads(scope, root, signed)
  })
}
