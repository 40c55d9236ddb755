import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { signedAddresses } from './addresses.ts'
import type { FileStore } from './file-store.ts'
import { serveLocalMedia, serveS3Media } from './media-routes.ts'
import { inBucket, inFolder } from './places.ts'
import { servePrivate } from './private-route.ts'
import { takeUploads } from './upload-route.ts'

type FileRoutes = { settings: Settings; signer: Signer; clock: Clock; files: FileStore }

/**
 * Serves what publicUrl, signedUrl and signedUploadUrl point to, outside the documented API: `/files/media/*`,
 * `PUT /files/incoming/*`, and for the local store `/files/private/*` as well (S3 does that itself).
 */
export async function registerFileRoutes(server: FastifyInstance, { settings, signer, clock, files }: FileRoutes) {
  await server.register(async scope => {
    // Uploaded content must not be executed or have its type guessed by the browser.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    })
    const signed = signedAddresses(settings, signer, clock)
    if (settings.s3) {
      takeUploads(scope, inBucket(files), signed)
      return serveS3Media(scope, settings.s3, clock, files)
    }
    const root = dataFolder(settings, 'files')
    takeUploads(scope, inFolder(root), signed)
    serveLocalMedia(scope, root)
    servePrivate(scope, root, signed)
  })
}
