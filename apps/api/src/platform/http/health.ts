import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { AppError } from '../app-error.ts'
import { hasRoom } from './free-space.ts'
import { isLocal } from './local-caller.ts'
import { createMetrics } from './metrics.ts'

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false
  const [given, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * /healthz: the process is up. /readyz: it can serve requests, its database answers, its disk has room and it is not about to
 * stop. /metrics: metrics for Prometheus, for this machine or whoever has METRICS_TOKEN.
 */
export function registerHealth(server: FastifyInstance, app: AppContext, pool: pg.Pool): void {
  const registry = createMetrics(server, app, pool)
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (server.drain.begun) return reply.code(503).send({ status: 'stopping' })
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
