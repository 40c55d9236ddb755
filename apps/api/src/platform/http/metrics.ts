import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import { queue, schema } from '../jobs/open-queue.ts'
import { freeSpace } from './free-space.ts'

/** What a gauge says now; nothing where that can't be found out, so that /metrics answers while the database is away. */
type Reading = () => Promise<number> | number

function gauge(registry: Registry, name: string, help: string, read: Reading): void {
  const metric = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      try {
        this.set(await read())
      } catch {
        this.reset()
      }
    },
  })
  registry.registerMetric(metric)
}

/** Seconds for which the job that is longest due has waited: 0 where none waits. */
async function oldestJob({ db }: AppContext): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS seconds FROM ${sql.table(`${schema}.job`)}
    WHERE name = ${queue} AND state < 'active' AND start_after <= now()`.execute(db)
  return rows[0]?.seconds ?? 0
}

function measureRequests(server: FastifyInstance, registry: Registry): void {
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
}

/** Figures of this process for Prometheus: those of Node, and what `ops/` draws and warns of. */
export function createMetrics(server: FastifyInstance, app: AppContext, pool: pg.Pool): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(server, registry)
  const add = (name: string, help: string, read: Reading) => gauge(registry, name, help, read)
  add('database_connections_used', 'Connections of this process that work.', () => pool.totalCount - pool.idleCount)
  add('database_connections_waited_for', 'Who waits for a connection of this process.', () => pool.waitingCount)
  add('jobs_oldest_waiting_seconds', 'How long the job that is longest due has waited.', () => oldestJob(app))
  add('sockets_people', 'People who are connected to this process by a socket.', () => app.realtime.connected().length)
  add('disk_free_bytes', 'Least that is free where this process writes.', () => freeSpace(app.settings))
  const { replica } = app
  if (replica) add('database_replica_in_use', '1 while the replica is read from.', () => (replica.inUse ? 1 : 0))
  return registry
}
