import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import { AppError } from '../app-error.ts'
import { hasRoom } from './free-space.ts'
import { isLocal } from './local-caller.ts'

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false
  const [given, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * /healthz: the process is up. /readyz: it can serve requests, its database answers and its disk has room. /metrics: metrics
 * for Prometheus, for this machine or whoever has METRICS_TOKEN.
 */
export function registerHealth(server: FastifyInstance, app: AppContext): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`SELECT 1`.execute(app.db)
      if (await hasRoom(app.settings)) return { status: 'ready' }
    } catch (error) {
      app.log.debug({ err: error }, 'not ready')
    }
    return reply.code(503).send({ status: 'not ready' })
  })
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, app.settings.metricsToken)) throw new AppError('not_found')
    const text = await registry.metrics()
    return reply.type(registry.contentType).send(text)
  })
}
