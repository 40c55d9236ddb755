import { randomUUID } from 'node:crypto'
import { mediaKinds } from '@celebrio/contract/base/media'
import { realtimePath } from '@celebrio/contract/platform/realtime'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from '../app-error.ts'
import type { S3Settings, Settings } from '../settings.ts'
import { proxyTrust } from '../trust-proxy.ts'
import { readOwnCookies } from './cookies.ts'
import { prepareDraining } from './draining.ts'
import { answerErrors, answerGarbage, answerUnroutable } from './errors.ts'
import { maxTextBytes, parseForm } from './form-body.ts'
import { RequestLog } from './request-log.ts'
import { safetyHeaders } from './safety-headers.ts'
import { cutSlowBodies } from './slow-bodies.ts'

// Older browsers do not apply 'self' to WebSockets.
const socketOrigins = (origins: readonly string[]) => origins.slice(0, 1).map(origin => origin.replace(/^http/, 'ws'))

/** Content security policy: our own origin, local previews of pictures in a composer (blob:), and the file store. */
const contentPolicy = (origins: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Components set positions in style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'media-src': ["'self'", 'blob:', ...origins],
    'connect-src': ["'self'", ...origins, ...socketOrigins(origins)],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
})

const originOf = (url: string) => new URL(url).origin

/** Origins that browsers upload to and download from: a configured endpoint, or Amazon's host of the bucket. */
function bucketOrigins(s3: S3Settings | undefined): string[] {
  if (!s3) return []
  return [s3.endpoint ? originOf(s3.endpoint) : `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`]
}

/** The headers of every answer. */
function headersOf(settings: Settings): Record<string, string> {
  const origins = [originOf(settings.publicUrl), ...bucketOrigins(settings.s3)]
  return safetyHeaders({
    contentSecurityPolicy: contentPolicy(origins),
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}

async function registerSafety(
  server: FastifyInstance,
  settings: Settings,
  headers: Record<string, string>,
): Promise<void> {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  if (settings.rateLimits) await shedLoad(server, settings)
}

/** Answers 503 when the process is overloaded, instead of being slow for everybody. */
async function shedLoad(server: FastifyInstance, { maxEventLoopDelay }: Settings): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: () => {
      throw new AppError('unavailable', {}, 2)
    },
  })
}

async function registerEncodings(server: FastifyInstance, isSecure: boolean): Promise<void> {
  await server.register(cookie)
  if (isSecure) readOwnCookies(server)
  await server.register(formbody, {
    bodyLimit: maxTextBytes,
    parser: parseForm as (text: string) => Record<string, unknown>,
  })
  await server.register(multipart, {
    limits: { fileSize: mediaKinds.video.maxBytes, files: 20, fields: 500, fieldSize: maxTextBytes, parts: 520 },
  })
  server.removeContentTypeParser(['application/json', 'text/plain'])
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxTextBytes },
    (request, text, done) => {
      // A request may declare JSON and have an empty body.
      if (text === '') done(null, {})
      else void parseJson(request, String(text), done)
    },
  )
}

/** A Fastify server with what all routes share: body parsers, errors, security headers, compression. */
export async function buildServer(settings: Settings, log: Logger): Promise<FastifyInstance> {
  const headers = headersOf(settings)
  const server = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: proxyTrust(settings.trustProxy),
    logController: new RequestLog({ disableRequestLogging: settings.logLevel === 'silent' }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // A request that comes in while the server closes is served like those before it.
    return503OnClosing: false,
    // Elsewhere an upgrade is not heard, and the request answered like any other.
    http: { shouldUpgradeCallback: ({ url = '' }) => url.startsWith(realtimePath) },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerGarbage(headers),
  }) as unknown as FastifyInstance
  server.decorateRequest('viewer', null)
  server.decorateRequest('parsed', null)
  server.decorateRequest('counted', null)
  server.decorateRequest('refusal', null)
  answerErrors(server)
  prepareDraining(server)
  cutSlowBodies(server, settings.bodyPace)
  await registerSafety(server, settings, headers)
  await server.register(compress, { global: true, threshold: 2048, encodings: ['gzip', 'identity'] })
  await registerEncodings(server, settings.publicUrl.startsWith('https:'))
  return server
}
