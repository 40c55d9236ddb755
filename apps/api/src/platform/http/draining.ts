import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

/** How often (ms) connections are looked for that have become idle. */
const lookEvery = 50

/** Whether a process is about to stop, and what it is still working on. */
export class Drain {
  #begun = false
  readonly #working = new Set<Promise<unknown>>()

  get begun(): boolean {
    return this.#begun
  }

  begin(): void {
    this.#begun = true
  }

  /** The same function, whose promises are waited for. */
  tracking<F extends (...input: never[]) => unknown>(run: F): F {
    const track = (result: unknown) => this.#track(result)
    return function tracked(this: unknown, ...input: never[]) {
      return track(run.apply(this, input))
    } as F
  }

  #track(result: unknown): unknown {
    if (!(result instanceof Promise)) return result
    this.#working.add(result)
    const forget = () => void this.#working.delete(result)
    result.then(forget, forget)
    return result
  }

  /** Resolves when nothing is worked on, not even by requests whose clients have gone. */
  async finished(): Promise<void> {
    while (this.#working.size > 0) {
      await Promise.allSettled(this.#working)
      // From who asks to what is done: the next promise of the same request is there by then.
      await new Promise(resolve => setImmediate(resolve))
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

/** From the moment that a drain has begun, every answer asks its client for another connection next time. */
export function prepareDraining(server: FastifyInstance): void {
  const drain = new Drain()
  server.decorate('drain', drain)
  server.addHook('onRoute', route => {
    route.handler = drain.tracking(route.handler)
    if (typeof route.onRequest === 'function') route.onRequest = drain.tracking(route.onRequest)
  })
  server.addHook('onSend', async (_request, reply) => {
    if (drain.begun) reply.header('connection', 'close')
  })
}

/** Takes no more connections. @returns resolves when the last one has been closed */
function closeListeners(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  const timer = setInterval(() => server.closeIdleConnections(), lookEvery)
  return promise.finally(() => clearInterval(timer))
}

/**
 * Stops serving without a request that fails. First /readyz says no while everything is served as before, for
 * `drainSeconds`: so long a proxy may take to notice. Then nothing new is taken, sockets are told to connect elsewhere, and
 * requests under way may finish, for `finishSeconds`; what takes longer is cut, so that no client can delay a shutdown.
 */
export async function drainServer(
  server: FastifyInstance,
  closeSockets: () => Promise<void>,
  { drainSeconds, finishSeconds }: Pick<Settings, 'drainSeconds' | 'finishSeconds'>,
): Promise<void> {
  server.drain.begin()
  if (drainSeconds > 0 && server.server.listening) await pause(drainSeconds * 1000)
  const closed = closeListeners(server.server)
  await closeSockets()
  const finished = closed.then(() => server.drain.finished())
  await Promise.race([finished, pause(finishSeconds * 1000, undefined, { ref: false })])
  server.server.closeAllConnections()
  await server.close()
}
